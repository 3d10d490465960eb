import { createVar } from '@vanilla-extract/css'

/** Number of letters of a sum with its symbol, set by the component that shows it. */
export const letters = createVar()
