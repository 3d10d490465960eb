const FIRST_STRONG_ISOLATE = '\u2068'
const POP_ISOLATE = '\u2069'

/**
 * Isolates a name from the text around it: in a right-to-left line a Latin name and the figures after it would
 * otherwise be read as one run. The marks have no width (Unicode Standard Annex #9, isolates).
 */
export const isolate = (name: string): string => `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}`
