import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { canHover } from '../styling/interaction.css.ts'

const list = style({ display: 'flex', flexDirection: 'column' })
const hairline = {
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
} as const
export const lists = styleVariants({
  rows: [list],
  ledger: [
    list,
    {
      borderBlockEndStyle: 'solid',
      borderBlockEndWidth: vars.line.hairline,
      borderBlockEndColor: vars.color.border.control,
    },
  ],
  index: [list],
})
globalStyle(`${lists.rows} > li + li`, hairline)
globalStyle(`${lists.ledger} > li`, { ...hairline, borderBlockStartColor: vars.color.border.control })

export const root = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.space.row,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  textAlign: 'start',
})

export const interactive = style({
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.press} ${vars.motion.easing}`,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.control.rest } } } },
  selectors: { '&:active': { backgroundColor: vars.color.control.hover } },
})

export const tones = styleVariants({
  primary: { color: vars.color.text.primary },
  danger: { color: vars.color.status.danger.text },
})

export const lead = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  color: vars.color.brand.text,
})
/**
 * Label and value are side by side while the label keeps a readable width; otherwise the value wraps below it.
 */
export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.half,
  flex: '1 1 auto',
  minInlineSize: 0,
})
export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  flex: '1 1 6em',
  minInlineSize: 0,
})
export const label = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' })
export const detail = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
export const value = style({
  color: vars.color.text.secondary,
  flex: '0 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const chevron = style({ color: vars.color.text.muted, flex: 'none' })

globalStyle(`${lists.ledger} ${value}`, {
  color: vars.color.text.primary,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
  textAlign: 'end',
})
/* Values stand in one column, also those of rows without an arrow. */
globalStyle(`${lists.ledger} div${root}`, {
  paddingInlineEnd: `calc(${vars.space.x4} + ${vars.space.x3} + ${vars.size.iconSmall})`,
})
globalStyle(`${lists.index} ${label}`, {
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.lineHeight,
})
