import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { vendorMark } from '../home.css.ts'

export const list = style({ containerType: 'inline-size' })

/** Who and what beside the sum; where the column is narrow, every sum stands below, so that none stands out of line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"art words sum"',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.half,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  selectors: {
    '& + &': {
      borderBlockStartStyle: 'solid',
      borderBlockStartWidth: vars.line.hairline,
      borderBlockStartColor: vars.color.border.subtle,
    },
  },
  '@container': {
    '(max-width: 20rem)': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: '"art words" "art sum"',
    },
  },
})
export const art = style([vendorMark, { gridArea: 'art' }])
export const words = style({ gridArea: 'words', minInlineSize: 0 })
export const sum = style({ gridArea: 'sum' })
