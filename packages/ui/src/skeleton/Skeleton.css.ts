import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } })

/** Fill of a placeholder. */
const vacant = style({ backgroundColor: vars.color.skeleton.base })

/**
 * Shimmer over an empty shape; still under reduced motion. Only a transform is animated: a skeleton is shown
 * while the page is busiest, and must not repaint on the main thread at every frame.
 */
export const shimmer = style([
  vacant,
  {
    position: 'relative',
    overflow: 'hidden',
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(100deg, transparent 20%, ${vars.color.skeleton.shine} 50%, transparent 80%)`,
      animation: `${pass} 1.6s ease-in-out infinite`,
    },
    '@media': { '(prefers-reduced-motion: reduce)': { '::after': { display: 'none' } } },
  },
])

export const root = style({ display: 'block', flex: 'none' })

export const shapes = styleVariants({
  line: { inlineSize: '100%', blockSize: '1em', borderRadius: vars.radius.small },
  circle: { inlineSize: vars.size.avatar, blockSize: vars.size.avatar, borderRadius: vars.radius.pill },
  control: { inlineSize: '100%', blockSize: vars.size.control, ...silhouettes.control },
  card: { inlineSize: '100%', aspectRatio: '5 / 2', borderRadius: vars.radius.card },
  portrait: { inlineSize: '100%', aspectRatio: '3 / 4', ...silhouettes.tile },
  square: { inlineSize: '100%', aspectRatio: '1', ...silhouettes.tile },
  wide: { inlineSize: '100%', aspectRatio: '16 / 9', ...silhouettes.tile },
})

export const widths = styleVariants({
  full: { inlineSize: '100%' },
  most: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  quarter: { inlineSize: '25%' },
})
