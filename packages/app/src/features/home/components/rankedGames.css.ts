import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

import { row as line } from './rows.css.ts'

/** Width up to which a long word of a name has no room beside the place, the art and the mark, in units of text. */
const narrow = '(max-width: 15em)'

export const item = style([line, { containerType: 'inline-size' }])

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  color: vars.color.text.primary,
  textAlign: 'start',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
/** Place before the art; over it in a narrow row. */
export const rank = style({
  minInlineSize: '1.2em',
  color: vars.color.text.muted,
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontSize: vars.type.title.size,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const art = style({
  display: 'block',
  inlineSize: vars.space.x12,
  '@container': { [narrow]: { gridArea: '2 / 1' } },
})
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  '@container': { [narrow]: { gridRow: '1 / 3', gridColumn: 2 } },
})
/* A name in letters of the other direction begins where the studio's name does. */
globalStyle(`${words} > *`, { textAlign: ['-webkit-match-parent', 'match-parent'] })
export const play = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.x8,
  blockSize: vars.space.x8,
  borderRadius: vars.radius.control,
  color: vars.color.control.on,
  backgroundColor: vars.color.control.rest,
  '@container': { [narrow]: { display: 'none' } },
})
