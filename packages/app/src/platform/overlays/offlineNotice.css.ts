import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Place of the notice: above the bottom menu, under toasts. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: 0,
  insetBlockEnd: `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x5})`,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: vars.space.gutter,
  pointerEvents: 'none',
})
export const notice = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.medium,
  color: vars.color.status.warning.text,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  textAlign: 'center',
})
