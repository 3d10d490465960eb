import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** The banners keep their own gutter, so that they fade at the screen's edge. */
export const banners = style({ marginInline: `calc(${vars.space.gutter} * -1)` })
/** Divider with the other login options below. */
export const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border.subtle}`,
})
