import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { sidewaysLine } from '@livery/ui/sideways'
import { style } from '@vanilla-extract/css'

/** Row that scrolls sideways, out to the edges of the column; in a wide window it wraps. */
export const strip = style([
  sidewaysLine,
  {
    paddingBlock: vars.space.half,
    '@media': { [WIDE_WINDOW]: { flexWrap: 'wrap' } },
  },
])
/** Entries of one kind in a strip of several. */
export const stripGroup = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space.x2,
  '@media': { [WIDE_WINDOW]: { flex: '0 1 auto', flexWrap: 'wrap', minInlineSize: 0 } },
})
export const stripEntry = style({ flex: 'none' })
