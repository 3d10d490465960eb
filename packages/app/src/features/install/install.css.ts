import { DOWNLOAD_BAR_MARK } from '@livery/domain'
import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** As high as the bar with its three lines, and of its colour: the page stays where it is when the bar comes. */
export const room = style({
  backgroundColor: vars.color.surface.raised,
  selectors: { [`[${DOWNLOAD_BAR_MARK}] &`]: { minBlockSize: `calc(${vars.space.x16} - ${vars.space.x1})` } },
})
