import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

import { overPage } from '../styling/overPage.ts'

export const viewport = style({
  ...overPage(vars.space.x2),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
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
