import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x1,
  paddingBlockEnd: vars.space.section,
})

/** Icons of the categories end with their labels, so that games begin on the first screen. */
globalStyle(`${page} [role=toolbar]`, { paddingBlock: 0 })

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

/** Filters in a sheet, all of them in sight. */
export const lines = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
/** Search box with the button of the filters at its end. */
export const searchLine = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space.x2 })
globalStyle(`${searchLine} > button`, {
  borderRadius: vars.shape.control,
  cornerShape: vars.corner.control,
  boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.control.edge}`,
})
/** Grid of the rail and the games beside it. */
export const railed = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x1,
})
