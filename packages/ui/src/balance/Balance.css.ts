import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { fitting } from '../styling/fitting.ts'
import { displayFigures } from '../styling/voice.css.ts'

const root = style({ display: 'flex', minInlineSize: 0 })
const column = style([root, { flexDirection: 'column', gap: vars.space.half }])
/** Of a row, the figure wraps below its label where it would be small beside it. */
const row = style([
  root,
  { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: vars.space.x3 },
])
export const roots = styleVariants({ large: [column], row: [row], small: [column] })
const head = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.space.x6 })
export const heads = styleVariants({
  large: [head, { color: vars.color.text.secondary }],
  row: [head, { fontWeight: vars.font.weight.medium }],
})
/** The figure and its buttons are on one line at every size of text: the figure gives way, the buttons do not. */
const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  containerType: 'inline-size',
})
export const lines = styleVariants({
  large: [line],
  row: [line, { flex: '1 1 min(100%, 13em)', justifyContent: 'end' }],
  small: [line, { justifyContent: 'end' }],
})
export const amount = style([
  displayFigures,
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.x1,
    flex: '0 1 auto',
    minInlineSize: 0,
    color: vars.color.brand.text,
    whiteSpace: 'nowrap',
  },
])
/** The buttons have the size of a touch target and overlap the space around the figure. */
export const actions = style({
  display: 'flex',
  flex: 'none',
  marginBlock: `calc(${vars.space.x2} * -1)`,
  color: vars.color.text.secondary,
})
export const old = style({ opacity: 0.55 })

const symbol = style({ fontWeight: vars.font.weight.medium, color: vars.color.text.secondary })
/** Symbol of the currency, smaller than the figure. */
export const symbols = styleVariants({
  large: [symbol, { fontSize: '0.75em' }],
  row: [symbol, { fontSize: '0.75em' }],
  small: [symbol, { fontSize: '0.85em' }],
})

/** Width of the buttons beside the figure, with the space before them. */
const buttons = `(${vars.size.touch} * 2 + ${vars.space.x2})`

export const figures = styleVariants({
  large: { fontSize: fitting(vars.type.heading.size, buttons), lineHeight: vars.type.heading.lineHeight },
  row: { fontSize: fitting(vars.type.heading.size, buttons), lineHeight: vars.type.heading.lineHeight },
  small: { fontSize: fitting(vars.type.lead.size, buttons), lineHeight: vars.type.lead.lineHeight },
})
