// @ts-check
/** For a page that frames the embed, if it likes: frames with `data-adoube` get the height that their board asks for. */
addEventListener("message", ({ source, data }) => {
  if (data?.ab !== 1 || data.type !== "resize" || !(data.height > 0)) return;
  for (const frame of /** @type {NodeListOf<HTMLIFrameElement>} */ (document.querySelectorAll("iframe[data-adoube]"))) {
    if (frame.contentWindow === source) frame.style.height = `${Math.min(Number(data.height), 4000)}px`;
  }
});
