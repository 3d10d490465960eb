import { style } from '@vanilla-extract/css'

/** Visually hidden: read by screen readers, not drawn. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
