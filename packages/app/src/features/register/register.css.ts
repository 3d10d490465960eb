import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: vars.space.x6,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: `calc(${vars.space.x6} + env(safe-area-inset-bottom))`,
  backgroundImage: vars.gradient.page,
})
export const top = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.header} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  marginInlineStart: `calc(${vars.space.x3} * -1)`,
})
/** The banners keep their own gutter, so that they fade at the screen's edge. */
export const banners = style({ marginInline: `calc(${vars.space.gutter} * -1)` })
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
/** Stays above the keyboard and the phone's own bar while the form scrolls under it. */
export const submit = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.x3,
  backgroundColor: `color-mix(in oklab, ${vars.color.surface.page} 88%, transparent)`,
})
