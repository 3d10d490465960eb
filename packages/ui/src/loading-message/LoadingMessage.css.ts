import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })

export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  animation: `${appear} ${vars.motion.sheet} ${vars.motion.easing}`,
  selectors: { '&:not(:popover-open)': { display: 'none' } },
})

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: `calc(${vars.space.x16} * 2)`,
  maxInlineSize: `calc(${vars.size.column} * 0.7)`,
  marginInline: vars.space.gutter,
  padding: vars.space.x6,
  borderRadius: vars.radius.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  textAlign: 'center',
})

export const ring = style({ color: vars.color.brand.text })
