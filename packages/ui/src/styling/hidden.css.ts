import { style } from '@vanilla-extract/css'

/**
 * Visually hidden: read by screen readers, not drawn. A scroller that may hold it has a `position`: it would otherwise be
 * laid out in the page, and widen it from its place far along the line.
 */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
})
