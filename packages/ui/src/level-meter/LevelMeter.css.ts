import { vars } from '@livery/theme/contract.css.ts'
import { createVar, style, styleVariants } from '@vanilla-extract/css'

import { sideways } from '../styling/sideways.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'
import { displayFigures, displayVoice } from '../styling/voice.css.ts'

const root = style({
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
export const roots = styleVariants({ rail: [root], stairs: [root, { gap: vars.space.x5 }] })
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
const name = style([displayVoice, { overflowWrap: 'anywhere' }])
export const names = styleVariants({
  rail: [name],
  /* The lines of poster capitals are close: a cedilla under one would reach into the note. */
  stairs: [name, { paddingBlockEnd: vars.space.x2 }],
})
export const way = style({ paddingInline: vars.space.x4 })

export const rail = style([
  sideways,
  {
    outlineOffset: `calc(${vars.line.focus} * -1)`,
  },
])
const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  inlineSize: 'max-content',
  minInlineSize: '100%',
  paddingInline: vars.space.x4,
})
export const lists = styleVariants({
  /* All columns are as wide as the widest, so that a line ends where the next dot is. */
  rail: [list, { gridAutoColumns: `minmax(max(${vars.space.x16}, 4.5em), 1fr)` }],
  /* Stairs stand on one floor, with their names below it. */
  stairs: [
    list,
    {
      gridTemplateRows: '1fr auto',
      gridAutoColumns: `minmax(max(${vars.space.x12}, 3.5em), 1fr)`,
      paddingInline: vars.space.x2,
    },
  ],
})

/** Filled part of the line to the next level, 0 to 1. */
export const part = createVar()
const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  textAlign: 'center',
  color: vars.color.text.secondary,
  selectors: {
    '&[aria-current="step"]': { color: vars.color.text.primary, fontWeight: vars.font.weight.bold },
  },
})
/** Place of a level in the row of stairs, from 0. */
export const height = createVar()
export const steps = styleVariants({
  rail: [step],
  stairs: [step, { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', justifyItems: 'center' }],
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
const stair = style({
  alignSelf: 'end',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  inlineSize: '100%',
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: `calc(${vars.space.x2} + ${height} * ${vars.space.x5})`,
  borderStyle: 'solid',
  borderWidth: vars.line.control,
})
export const stairs = styleVariants({
  reached: [
    stair,
    {
      color: vars.color.surface.page,
      backgroundColor: vars.color.text.primary,
      borderColor: vars.color.surface.page,
    },
  ],
  current: [
    stair,
    {
      color: vars.color.brand.on,
      backgroundColor: vars.color.brand.rest,
      borderColor: vars.color.text.primary,
      boxShadow: vars.shadow.drop,
    },
  ],
  ahead: [
    stair,
    {
      color: vars.color.control.on,
      backgroundColor: vars.color.control.rest,
      borderColor: vars.color.border.control,
    },
  ],
})
export const numeral = style([displayFigures, { lineHeight: 1 }])
/** Stairs touch each other; their names do not. */
export const stepName = style({
  maxInlineSize: '9em',
  paddingInline: vars.space.half,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
