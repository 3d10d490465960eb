import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({ display: 'inline-flex', flex: 'none', color: 'inherit' })

/** Ring in the brand's silhouette, as thick as its icons are, with a stronger track where these have two tones. */
const track = `color-mix(in oklab, currentColor calc(22% + ${vars.icon.fill} * 60%), transparent)`
export const ring = style({
  display: 'block',
  inlineSize: '1em',
  blockSize: '1em',
  ...silhouettes.disc,
  borderStyle: 'solid',
  borderWidth: `calc(1em * ${vars.icon.stroke} / 16)`,
  borderColor: track,
  borderBlockStartColor: 'currentColor',
  '@media': {
    '(prefers-reduced-motion: reduce)': { borderStyle: 'dotted', borderColor: 'currentColor' },
  },
})

export const sizes = styleVariants({
  small: { fontSize: vars.size.iconSmall },
  medium: { fontSize: vars.size.icon },
  large: { fontSize: vars.size.avatar },
})
