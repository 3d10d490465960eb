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
export const intro = style({ paddingBlockEnd: vars.space.x4 })
/** Stays above the keyboard and the bottom menu while the form scrolls under it. */
export const submit = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom))`,
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: 'auto',
  paddingBlock: vars.space.x3,
  backgroundColor: `color-mix(in oklab, ${vars.color.surface.page} 88%, transparent)`,
})
