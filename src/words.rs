//! Closed lists of words, as the contract has them.

/// An enum of which each variant is a word of the contract, with the list of all and the word of each.
///
/// Where serde is asked for, a variant is written as its word.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[$each])*
                #[doc = concat!("`", $word, "`")]
                #[cfg_attr(feature = "serde", serde(rename = $word))]
                $variant,
            )*
        }

        impl $name {
            /// All of them, in the order in which they are numbered where they cross a boundary.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word of the contract.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }
        }
    };
}
