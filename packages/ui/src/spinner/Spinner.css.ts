import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const root = style({ display: 'inline-flex', flex: 'none', color: 'inherit' })

export const ring = style({
  display: 'block',
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: vars.radius.pill,
  borderStyle: 'solid',
  borderWidth: `calc(${vars.line.focus} * 1.25)`,
  borderColor: 'currentColor',
  borderBlockStartColor: 'transparent',
  opacity: 0.9,
  animation: `${turn} 0.8s linear infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { borderStyle: 'dotted', borderBlockStartColor: 'currentColor' },
  },
})

export const sizes = styleVariants({
  small: { fontSize: vars.size.iconSmall },
  medium: { fontSize: vars.size.icon },
  large: { fontSize: vars.size.avatar },
})
