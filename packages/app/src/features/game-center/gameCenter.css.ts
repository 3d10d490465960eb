import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  paddingBlockEnd: vars.space.section,
})

export const studio = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  flex: 'none',
  inlineSize: `calc(${vars.space.x16} + ${vars.space.x5})`,
  minBlockSize: vars.space.x16,
  padding: vars.space.x2,
  borderRadius: vars.radius.medium,
  borderStyle: 'solid',
  borderWidth: vars.line.control,
  borderColor: 'transparent',
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.lineHeight,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.control.onSelected,
      backgroundColor: vars.color.control.selected,
      borderColor: vars.color.brand.text,
    },
  },
})
export const studioMark = style({
  inlineSize: vars.space.x8,
  blockSize: vars.space.x8,
  display: 'grid',
  placeItems: 'center',
})
/** Two lines at most, so that the logos in a row are aligned whatever the names. */
export const studioName = style({
  display: '-webkit-box',
  inlineSize: '100%',
  minBlockSize: '1lh',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
/** Logo of a studio in a list of rows. */
export const rowMark = style({ inlineSize: vars.space.x10, flex: 'none' })

export const countLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  /* Reserves the line while the count is loading. */
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
  minBlockSize: `calc(1lh + ${vars.space.x2})`,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.x2,
})

/** Outdated results are dimmed while new ones are loading. */
export const stale = style({ opacity: 0.6 })
