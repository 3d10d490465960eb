import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x3,
  paddingInlineEnd: vars.space.x1,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
  /* A long hall costs what its screens do. */
  contentVisibility: 'auto',
  containIntrinsicSize: `auto calc(${vars.space.x16} + ${vars.space.x10})`,
})
export const art = style({ inlineSize: vars.space.x16 })
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 })
/** How often it draws, and the time left; on a narrow card one under the other. */
export const pace = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
})
/** The name is the button; the whole card is its target. */
export const play = style({
  minInlineSize: 0,
  textAlign: 'start',
  color: vars.color.text.primary,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
})
export const ballsPlace = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.space.x8 })
/** Above the card's own target. */
export const more = style({ position: 'relative', color: vars.color.text.muted })
