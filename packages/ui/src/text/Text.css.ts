import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { displayVoice } from '../styling/voice.css.ts'

export const tones = styleVariants(
  {
    primary: vars.color.text.primary,
    secondary: vars.color.text.secondary,
    muted: vars.color.text.muted,
    brand: vars.color.brand.text,
    accent: vars.color.accent.text,
    success: vars.color.status.success.text,
    warning: vars.color.status.warning.text,
    danger: vars.color.status.danger.text,
    inherit: 'inherit',
  },
  (color) => ({ color }),
)

export const weights = styleVariants({
  regular: { fontWeight: vars.font.weight.regular },
  medium: { fontWeight: vars.font.weight.medium },
  bold: { fontWeight: vars.font.weight.bold },
})

export const aligns = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})

export const block = style({ display: 'block', minInlineSize: 0, maxInlineSize: '100%' })

export const heading = style([
  displayVoice,
  {
    textWrap: 'balance',
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
])
