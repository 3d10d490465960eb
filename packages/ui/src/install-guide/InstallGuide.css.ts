import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
  paddingBlock: vars.space.x2,
})

/** Preview of the app among others on the home screen. */
export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.x3,
  alignItems: 'start',
  padding: vars.space.x4,
  borderRadius: vars.radius.large,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  backgroundImage: vars.gradient.hero,
})
export const app = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  gridColumn: '2 / span 2',
  gridRow: '1 / span 2',
  color: vars.color.text.primary,
  textAlign: 'center',
})
const tile = { aspectRatio: '1', borderRadius: vars.radius.large } as const
export const icon = style([
  tile,
  {
    inlineSize: '60%',
    objectFit: 'cover',
    backgroundColor: vars.color.surface.card,
    boxShadow: vars.shadow.raised,
  },
])
export const name = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' })
export const neighbour = style([
  tile,
  { inlineSize: '100%', backgroundColor: vars.color.text.primary, opacity: 0.12 },
])

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const step = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3, minInlineSize: 0 })
export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.control.onSelected,
  backgroundColor: vars.color.control.selected,
})
export const label = style({ minInlineSize: 0, color: vars.color.text.primary, overflowWrap: 'anywhere' })

export const notice = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.status.warning.text,
  backgroundColor: vars.color.status.warning.soft,
  overflowWrap: 'anywhere',
})
export const profile = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 })
export const after = style({ color: vars.color.text.secondary, textAlign: 'center' })
