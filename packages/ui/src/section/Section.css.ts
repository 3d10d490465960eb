import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

/** Sections of a page are numbered through, in the brands that number them. */
globalStyle('body', { counterReset: 'lv-section' })

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  counterIncrement: 'lv-section',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  marginInline: vars.space.gutter,
  borderBlockStart: `${vars.heading.rule} solid ${vars.color.text.primary}`,
  paddingBlockStart: `calc(${vars.heading.rule} * 3)`,
})
/** Number before the heading, or the lines at both of its sides. */
const beside = {
  flexGrow: vars.heading.grow,
  alignSelf: 'stretch',
  color: vars.color.brand.text,
  background: `${vars.gradient.heading} center / 100% ${vars.line.edge} no-repeat`,
} as const
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  flex: '1 1 8em',
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.lineHeight,
  '::before': { content: vars.heading.before, ...beside },
  '::after': { content: vars.heading.after, ...beside },
})
globalStyle(`${title} > h2`, {
  padding: vars.heading.inset,
  color: vars.color.heading.on,
  backgroundColor: vars.color.heading.fill,
  ...silhouettes.chip,
})
export const mark = style({ display: vars.heading.icon, color: vars.color.brand.text, flex: 'none' })
export const more = style({ flex: 'none', marginInlineStart: 'auto' })
