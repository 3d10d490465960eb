/** Media condition of windows so low, by zoom above all, that bars kept in place would hide what has the focus. */
export const LOW_WINDOW = '(max-height: 30rem)'

const ON_ITS_SIDE = `(min-width: 36rem) and ${LOW_WINDOW}`

/** Media condition of windows with room for a rail or a list beside the page: tablets, and phones on their side. */
export const WIDE_WINDOW = `(min-width: 48rem), ${ON_ITS_SIDE}`

/** Media condition of wide windows that are low, as that of a phone on its side. */
export const WIDE_LOW_WINDOW = ON_ITS_SIDE

/** Media condition of windows with room for a menu with its labels beside two panes. */
export const WIDEST_WINDOW = '(min-width: 75rem)'
