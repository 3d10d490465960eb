import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: vars.space.x1,
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.x4,
})
/** Stays above the keyboard and the phone's own bar while the form scrolls under it. */
export const submit = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  marginBlockStart: 'auto',
  paddingBlock: vars.space.x3,
  paddingBlockEnd: `calc(${vars.space.x4} + env(safe-area-inset-bottom))`,
  backgroundColor: `color-mix(in oklab, ${vars.color.surface.page} 88%, transparent)`,
})
