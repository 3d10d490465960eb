import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Width below which picture, text and balls do not fit side by side: a column beside a rail, or large text. */
const narrow = '(max-width: 15em)'

export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
  /* Off-screen cards of a long list are not laid out. */
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${vars.space.x16} + ${vars.space.x10})`,
})
/** Grid of the card. The link to the rules is at the end of the name, with the card's padding as its target. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"art text more" "art balls balls"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  '@container': { [narrow]: { gridTemplateAreas: '"art text text" "balls balls more"' } },
})
export const art = style({
  gridArea: 'art',
  inlineSize: vars.space.x16,
  '@container': { [narrow]: { inlineSize: vars.space.x12 } },
})
export const textColumn = style({
  gridArea: 'text',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 0,
})
/** Draw interval and time left; stacked on a narrow card. */
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
export const balls = style({ gridArea: 'balls', minInlineSize: 0 })
export const ballsPlace = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.space.x8 })
/** Above the card's own target. */
export const more = style({
  gridArea: 'more',
  position: 'relative',
  margin: `calc(${vars.space.x2} * -1)`,
  color: vars.color.text.muted,
})
