// @ts-check

/** What is thrown for malformed input. What the Laws forbid is never thrown: it is answered by a ruling. */
export class AdoubeError extends Error {
  /**
   * @param {string} code  stable, kebab-case
   * @param {string} message
   * @param {Record<string, unknown>} [detail]  where in the input, when it has a place
   * @param {ErrorOptions} [options]
   */
  constructor(code, message, detail, options) {
    super(message, options);
    this.name = /** @type {const} */ ("AdoubeError");
    this.code = code;
    this.detail = detail;
  }
}
