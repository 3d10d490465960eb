/** Media condition of windows so low, by zoom above all, that bars kept in place would hide what has the focus. */
export const LOW_WINDOW = '(max-height: 30rem)'
