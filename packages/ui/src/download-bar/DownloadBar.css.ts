import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Width below which the name needs the room of what only decorates the bar. */
const narrow = '(max-width: 22em)'

export const root = style({
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  // The close button has padding of its own; the button at the end of the bar has not.
  paddingInline: `${vars.space.x1} ${vars.space.x3}`,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.raised,
  borderBlockEndStyle: 'solid',
  borderBlockEndWidth: vars.line.hairline,
  borderBlockEndColor: vars.color.border.subtle,
})
export const icon = style({
  inlineSize: vars.space.x10,
  blockSize: vars.space.x10,
  flex: 'none',
  borderRadius: vars.radius.medium,
  objectFit: 'cover',
  '@container': { [narrow]: { display: 'none' } },
})
export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 3.25em',
  minInlineSize: 0,
})
/** Name and rating share a line, so that the text below has two. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.x2,
})
export const name = style({ fontWeight: vars.font.weight.bold })
export const rating = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.half,
  color: vars.color.text.secondary,
  '@container': { [narrow]: { display: 'none' } },
})
export const detail = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
export const star = style({ flex: 'none', color: vars.color.status.warning.text })
/** Wraps to a line of its own when large text leaves no space for the name. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
})
export const gift = style({ color: vars.color.accent.text })
