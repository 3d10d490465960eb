import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minInlineSize: 0,
  aspectRatio: '1.586',
  padding: vars.space.x5,
  ...silhouettes.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.hero,
  boxShadow: vars.shadow.card,
})
export const issuer = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  overflowWrap: 'anywhere',
})
