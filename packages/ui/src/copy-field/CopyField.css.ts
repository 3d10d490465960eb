import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', userSelect: 'text' })
export const copy = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  /* The touch target of an icon at the end of a line stays within the page where its gutter is narrow. */
  marginInlineEnd: vars.space.half,
  color: vars.color.text.secondary,
})
/** Declared after `copy`, whose colour it overrides. */
export const done = style({ color: vars.color.status.success.text })
