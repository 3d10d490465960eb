import { vars } from '@livery/theme/contract.css.ts'
import { createVar, style } from '@vanilla-extract/css'

/** Lines that an empty field shows; under `fieldSizing` a browser ignores the attribute. */
export const rows = createVar()

export const area = style({
  display: 'block',
  paddingBlock: vars.space.x3,
  resize: 'none',
  overflowWrap: 'anywhere',
  /* Grows with the text, where the browser supports it; elsewhere it scrolls. */
  fieldSizing: 'content',
  minBlockSize: `calc(${rows} * 1lh + ${vars.space.x3} * 2)`,
  maxBlockSize: '60dvh',
})
