import { vars } from '@livery/theme/contract.css.ts'
import { LOADING_MARK } from '@livery/theme/loadingMark'
import { style } from '@vanilla-extract/css'

/** Distance beyond which no browser loads a lazy picture, px. */
const FAR = 9_999

/**
 * A lazy picture while its document loads what comes first: far above its place, where the browser does not load it, and
 * represented there by a shadow of its box. Space and element stay as they are, and moving it back by `transform` counts
 * as no shift of the layout.
 */
export const later = style({
  selectors: {
    [`html[${LOADING_MARK}] &[loading="lazy"]`]: {
      transform: `translateY(${-FAR}px)`,
      boxShadow: `0 ${FAR}px ${vars.color.skeleton.base}`,
    },
  },
})
