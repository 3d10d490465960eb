import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Badge on the card. */
export const badge = style({ flex: 'none', inlineSize: vars.space.x12, color: vars.color.brand.text })

export const index = style({ display: 'flex', flexDirection: 'column' })
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlock: vars.space.x4,
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
})
export const mark = style({ flex: 'none', inlineSize: vars.space.x8 })
export const state = style({ marginInlineStart: 'auto' })
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x1,
})
/** Line of the index, in the brand's own face. */
export const line = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.lineHeight,
  color: vars.color.text.primary,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
