import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `calc(${vars.size.touch} * 2.75)`,
  blockSize: vars.size.touch,
  marginInlineEnd: vars.space.half,
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.skeleton.base,
})

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
