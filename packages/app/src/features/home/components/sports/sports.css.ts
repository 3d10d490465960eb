import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { line } from '../line.css.ts'

const divided = {
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
} as const

export const list = style({ display: 'flex', flexDirection: 'column' })
export const row = style(divided)

export const strip = line
/** Card of a strip; a part of the next one shows that there are more. */
export const card = style({
  flex: `0 0 min(82%, ${vars.space.x16} * 4.25)`,
  scrollSnapAlign: 'start',
})

export const tablePlace = style({ position: 'relative', overflowX: 'auto' })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
/** Names of leagues and columns. */
export const name = style({
  ...divided,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  color: vars.color.text.secondary,
  fontSize: vars.type.caption.size,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
})
export const sign = style([name, { paddingInline: 0, textAlign: 'center' }])
export const matchCell = style({
  ...divided,
  inlineSize: '100%',
  minInlineSize: '7em',
  fontWeight: vars.font.weight.regular,
  textAlign: 'start',
})
export const priceCell = style({
  ...divided,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.half,
  selectors: { '&:last-child': { paddingInlineEnd: vars.space.x3 } },
})
