import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

export const viewport = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: `calc(${vars.size.header} + env(safe-area-inset-top) + ${vars.space.x2})`,
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  border: 0,
  background: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
})

export const live = style({ display: 'contents' })

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-40%) scale(0.96)' } })

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.medium,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  animation: `${arrive} ${vars.motion.sheet} ${vars.motion.spring}`,
})

const mark = style({ flex: 'none' })
export const marks = styleVariants({
  info: [mark, { color: vars.color.status.info.text }],
  success: [mark, { color: vars.color.status.success.text }],
  warning: [mark, { color: vars.color.status.warning.text }],
  danger: [mark, { color: vars.color.status.danger.text }],
})
