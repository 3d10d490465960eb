import { style } from '@vanilla-extract/css'

/** Numbers run from left to right in every language; the row itself is aligned to the start of the text. */
export const balls = style({ display: 'flex', minInlineSize: 0 })
