import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Read aloud, not drawn; at the top, because what stands after a page would make it longer. */
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
