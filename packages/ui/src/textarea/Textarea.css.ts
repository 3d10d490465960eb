import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const area = style({
  display: 'block',
  paddingBlock: vars.space.x3,
  resize: 'none',
  overflowWrap: 'anywhere',
  /* Grows with what is written, where a browser can; elsewhere it scrolls. */
  fieldSizing: 'content',
  maxBlockSize: '60dvh',
})
