import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { roundMark } from '#platform/page/roundMark.css.ts'

export const reward = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
})
export const textColumn = style({
  flex: '1 1 7em',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
})
export const marks = styleVariants({
  waiting: [roundMark, { color: vars.color.brand.onSoft, backgroundColor: vars.color.brand.soft }],
  past: [roundMark, { color: vars.color.control.on, backgroundColor: vars.color.control.rest }],
})
export const paid = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x4,
})
export const paidMark = style([
  roundMark,
  {
    inlineSize: vars.space.x16,
    blockSize: vars.space.x16,
    color: vars.color.status.success.text,
    backgroundColor: vars.color.status.success.soft,
  },
])
