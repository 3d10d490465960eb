import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Visually hidden; positioned at the top, because hidden text after a page would make the page longer. */
export const spoken = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const body = style({ paddingBlock: vars.space.x4 })
