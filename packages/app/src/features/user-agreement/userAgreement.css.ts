import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x8,
})
export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, margin: 0 })
/** Name and value in one line while both fit, else one under the other. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x6,
})
export const section = style({
  display: 'grid',
  // Column of the number, as wide as its two figures at every size of text.
  gridTemplateColumns: '1.5em minmax(0, 1fr)',
  rowGap: vars.space.x2,
  // Scroll margin that keeps an anchor's heading clear of the site's header, which covers the page.
  scrollMarginBlockStart: `calc(${vars.size.control} + ${vars.space.x8})`,
})
export const number = style({
  color: vars.color.brand.text,
  fontFamily: vars.font.display,
  fontSize: vars.type.lead.size,
  lineHeight: vars.type.lead.lineHeight,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const text = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  alignItems: 'start',
})
