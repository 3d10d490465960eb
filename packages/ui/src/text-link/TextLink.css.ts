import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
})

export const tones = styleVariants({
  link: { color: vars.color.text.link },
  quiet: { color: vars.color.text.secondary },
  inherit: { color: 'inherit' },
})

/** Inside running text a link must not be distinguished by colour alone. */
export const underlined = style({
  display: 'inline',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
