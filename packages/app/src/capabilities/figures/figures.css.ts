import { vars } from '@livery/theme/contract.css.ts'
import { fitting } from '@livery/ui/fitting'
import { style } from '@vanilla-extract/css'

/** As many columns as have room for a sum at the reader's size of text. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5em), 1fr))',
  gap: vars.space.x3,
  margin: 0,
})
const part = (of: number) => `calc((100% - ${of - 1} * ${vars.space.x3}) / ${of})`
/** Three short figures or two long ones in a line; one that is longer than its part takes the next line. */
export const mixed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  margin: 0,
})
export const short = style({ selectors: { [`${mixed} > &`]: { flexBasis: part(3) } } })
export const long = style({ flexBasis: part(2) })
/** The result spans the first line, and its sum is never broken or cut. */
export const result = style({ gridColumn: '1 / -1', flexBasis: '100%', containerType: 'inline-size' })
export const sum = style({ fontSize: fitting(vars.type.heading.size) })
