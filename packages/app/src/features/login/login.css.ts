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
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x4,
})
/** Stays above the keyboard and the phone's own bar while the form scrolls under it. */
export const submit = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  backgroundColor: `color-mix(in oklab, ${vars.color.surface.page} 88%, transparent)`,
})
export const failure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  marginBlockEnd: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.status.danger.text,
  backgroundColor: vars.color.status.danger.soft,
})
export const check = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.space.x6,
  color: vars.color.text.secondary,
})
export const passed = style({ color: vars.color.status.success.text })
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.text.muted,
  '::before': { content: '', blockSize: vars.line.hairline, backgroundColor: vars.color.border.subtle },
  '::after': { content: '', blockSize: vars.line.hairline, backgroundColor: vars.color.border.subtle },
})
export const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
})
