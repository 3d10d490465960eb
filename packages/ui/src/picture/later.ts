import { vars } from '@livery/theme/contract.css.ts'
import { LOADING_MARK } from '@livery/theme/loadingMark'

/** Distance beyond which no browser loads a lazy picture, px. */
const FAR = 9_999

/** Selector of a lazy picture while its document loads what comes first. */
export const LATER = `html[${LOADING_MARK}] &[loading="lazy"]`

/**
 * Style of such a picture: far above its place, where the browser does not load it, and represented there by a shadow of
 * its box. Space and element stay as they are, and moving it back by `transform` counts as no shift of the layout.
 */
export const away = {
  transform: `translateY(${-FAR}px)`,
  boxShadow: `0 ${FAR}px ${vars.color.skeleton.base}`,
} as const
