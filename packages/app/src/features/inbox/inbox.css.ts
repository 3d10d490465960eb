import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.x2,
})
/** Stays above the bottom menu while the letters scroll under it. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  backgroundColor: `color-mix(in oklab, ${vars.color.surface.page} 88%, transparent)`,
})
