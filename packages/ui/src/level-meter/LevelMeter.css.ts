import { vars } from '@livery/theme/contract.css.ts'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { sideways } from '../styling/sideways.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'
import { displayVoice } from '../styling/voice.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  minInlineSize: 0,
  paddingBlock: vars.space.x4,
  overflow: 'clip',
  ...silhouettes.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.hero,
  boxShadow: vars.shadow.card,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingInline: vars.space.x4,
})
export const crown = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  ...silhouettes.disc,
  color: vars.color.brand.on,
  backgroundImage: vars.gradient.brand,
})
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  flex: '1 1 auto',
  minInlineSize: 0,
})
export const caption = style({ color: vars.color.text.secondary })
export const name = style([displayVoice, { overflowWrap: 'anywhere' }])
export const way = style({ paddingInline: vars.space.x4 })

export const rail = style([
  sideways,
  {
    outlineOffset: `calc(${vars.line.focus} * -1)`,
  },
])
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  /* All columns are as wide as the widest, so that a line ends where the next dot is. */
  gridAutoColumns: `minmax(max(${vars.space.x16}, 4.5em), 1fr)`,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: vars.space.x4,
})

/** Filled part of the line to the next level, 0 to 1. */
export const part = createVar()
export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  paddingInline: vars.space.half,
  textAlign: 'center',
  color: vars.color.text.secondary,
  selectors: {
    '&[aria-current="step"]': { color: vars.color.text.primary, fontWeight: vars.font.weight.bold },
  },
})
/** The line to the next level, from the middle of one dot to that of the other. */
export const track = style({
  position: 'absolute',
  insetBlockStart: `calc((${vars.space.x8} - ${vars.line.focus}) / 2)`,
  insetInlineStart: '50%',
  inlineSize: '100%',
  blockSize: vars.line.focus,
  backgroundColor: vars.color.border.control,
})
export const filled = style({
  display: 'block',
  inlineSize: `calc(${part} * 100%)`,
  blockSize: '100%',
  backgroundColor: vars.color.text.primary,
})
const dot = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.space.x8,
  blockSize: vars.space.x8,
  ...silhouettes.disc,
  borderStyle: 'solid',
  borderWidth: vars.line.control,
})
export const dots = styleVariants({
  reached: [
    dot,
    {
      color: vars.color.surface.page,
      backgroundColor: vars.color.text.primary,
      borderColor: vars.color.text.primary,
    },
  ],
  current: [
    dot,
    {
      color: vars.color.brand.on,
      backgroundColor: vars.color.brand.rest,
      borderColor: vars.color.text.primary,
    },
  ],
  ahead: [
    dot,
    {
      color: vars.color.control.on,
      backgroundColor: vars.color.control.rest,
      borderColor: vars.color.border.control,
    },
  ],
})
export const stepName = style({ maxInlineSize: '9em', overflowWrap: 'anywhere', hyphens: 'auto' })
