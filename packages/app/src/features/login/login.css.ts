import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x4,
})
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.text.muted,
  '::before': { content: '', blockSize: vars.line.hairline, backgroundColor: vars.color.border.subtle },
  '::after': { content: '', blockSize: vars.line.hairline, backgroundColor: vars.color.border.subtle },
})
const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
})
/** Ways side by side, where their labels fit in a line each. */
const sideBySide = style([others, { flexFlow: 'row wrap' }])
globalStyle(`${sideBySide} > *`, { flex: '1 0 100%' })
globalStyle(`${sideBySide} > button`, {
  flex: '1 1 max-content',
  paddingInline: vars.space.x2,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.lineHeight,
})
/** Ways as rows of a list. */
const rows = style([others, { gap: 0 }])
globalStyle(`${rows} > *`, { textAlign: 'start' })
globalStyle(`${rows} ${or}`, { gridTemplateColumns: 'auto 1fr' })
globalStyle(`${rows} ${or}::before`, { content: 'none' })
globalStyle(`${rows} > button`, {
  justifyContent: 'start',
  paddingInline: 0,
  borderWidth: `0 0 ${vars.line.hairline}`,
  borderRadius: 0,
})
/** Other ways by the form of the page: in a column, side by side, or as a list. */
export const waysOf = {
  plain: others,
  banner: others,
  poster: others,
  card: others,
  cover: others,
  slab: sideBySide,
  editorial: rows,
} as const
