import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Read aloud, not drawn. */
export const spoken = style({
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

export const body = style({ paddingBlock: vars.space.x4 })
