import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { TWO_PANES } from '#platform/page/panes.ts'

/** Parts of the page below each other. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlock: vars.space.x4,
})
/** Parts below each other; in a wide window side by side. */
export const page = style([column, TWO_PANES])
/** Levels below each other; in a wide window side by side. */
export const ladder = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.space.x16} * 4)), 1fr))`,
  gap: vars.space.x3,
})
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.x4 })
export const medal = style({ flex: 'none', inlineSize: vars.space.x16 })
export const textColumn = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  minInlineSize: 0,
})
export const benefits = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  marginBlockStart: vars.space.x4,
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
export const benefit = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 })
export const tick = style({ flex: 'none', color: vars.color.status.success.text })
/** Benefit of a level that the member has not reached. */
export const promised = style({ flex: 'none', color: vars.color.text.muted })
