import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { canHover } from '../styling/interaction.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'
import { labelVoice } from '../styling/voice.css.ts'

export const root = style([
  labelVoice,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x2,
    flexShrink: 0,
    minInlineSize: vars.size.touch,
    maxInlineSize: '100%',
    paddingBlock: vars.space.x2,
    borderStyle: 'solid',
    borderWidth: vars.line.control,
    ...silhouettes.control,
    backgroundClip: 'border-box',
    fontFamily: vars.font.text,
    fontWeight: vars.font.weight.bold,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    /* A word wider than the button breaks instead of overflowing. */
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
])

export const sizes = styleVariants({
  small: {
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.x4,
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.lineHeight,
  },
  medium: {
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x5,
    fontSize: vars.type.body.size,
    lineHeight: vars.type.body.lineHeight,
  },
})

/** Full width of the container. */
export const fill = style({ inlineSize: '100%', flexShrink: 1 })

interface Paint {
  readonly rest: string
  readonly hover: string
  readonly pressed: string
  readonly on: string
  readonly edge?: string
}

const PAINTS = {
  brand: { ...vars.color.brand },
  accent: { ...vars.color.accent },
  quiet: { ...vars.color.control },
  outline: {
    rest: 'transparent',
    hover: vars.color.control.rest,
    pressed: vars.color.control.hover,
    on: vars.color.text.primary,
    edge: vars.color.border.control,
  },
  ghost: {
    rest: 'transparent',
    hover: vars.color.control.rest,
    pressed: vars.color.control.hover,
    on: vars.color.text.primary,
  },
  danger: {
    rest: vars.color.status.danger.solid,
    hover: vars.color.status.danger.solid,
    pressed: vars.color.status.danger.solid,
    on: vars.color.status.danger.on,
  },
} satisfies Record<string, Paint>

export const tones = styleVariants(PAINTS, (paint: Paint) => ({
  color: paint.on,
  backgroundColor: paint.rest,
  borderColor: paint.edge ?? 'transparent',
  /* A hard shadow belongs to a filled button only. */
  boxShadow: paint.rest === 'transparent' ? 'none' : vars.shadow.drop,
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: paint.hover } } } },
  selectors: { '&:active:not(:disabled)': { backgroundColor: paint.pressed } },
}))

export const disabled = style({
  color: vars.color.control.onDisabled,
  backgroundColor: vars.color.control.disabled,
  borderColor: 'transparent',
  cursor: 'not-allowed',
})

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
})
export const busyContent = style({ opacity: 0 })
export const busyMark = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' })
