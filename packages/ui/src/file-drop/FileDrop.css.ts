import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, minInlineSize: 0 })
export const legend = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.x1,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(28%, 4.25em), 1fr))',
  gap: vars.space.x2,
})

export const preview = style({ position: 'relative', minInlineSize: 0 })
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.sunken,
})
export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
})

export const add = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
  minBlockSize: `calc(${vars.size.control} * 2)`,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x2,
  borderStyle: 'dashed',
  borderWidth: vars.line.control,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': {
      outlineStyle: 'solid',
      outlineWidth: vars.line.focus,
      outlineColor: vars.color.border.focus,
      outlineOffset: vars.space.half,
    },
    '&:has(:disabled)': {
      color: vars.color.control.onDisabled,
      backgroundColor: vars.color.control.disabled,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
})
/** The input covers the whole drop zone invisibly: it receives taps, focus and dropped files. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
})
/** Without pictures the drop zone takes the whole row; next to pictures it is as large as one. */
export const alone = style({ gridColumn: '1 / -1' })
export const over = style({
  borderColor: vars.color.brand.text,
  borderStyle: 'solid',
  backgroundColor: vars.color.control.selected,
})
export const wrong = style({ borderColor: vars.color.status.danger.text })
export const mark = style({
  color: vars.color.brand.text,
  selectors: { ':disabled ~ &': { color: 'inherit' } },
})
export const addLabel = style({ fontWeight: vars.font.weight.medium })

export const message = style({
  minBlockSize: `calc(${vars.type.small.size} * 1.5)`,
  color: vars.color.text.secondary,
})
export const errors = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  color: vars.color.status.danger.text,
})
export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  overflowWrap: 'anywhere',
})
