import { style } from '@vanilla-extract/css'

/** Numbers run from left to right in every language; the row itself stands where the text begins. */
export const balls = style({ display: 'flex', minInlineSize: 0 })
