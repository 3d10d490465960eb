import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { sidewaysLine } from '../styling/sideways.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'

export const lists = styleVariants({
  grid: {
    display: 'grid',
    // Four that do not fit side by side make two rows of two, instead of three and one.
    gridTemplateColumns:
      'repeat(auto-fit, minmax(max(min(20%, 5em), 3.75em, min(40%, (16.6em - 100%) * 999)), 1fr))',
    gap: vars.space.x2,
  },
  pills: [
    sidewaysLine,
    {
      paddingBlock: vars.space.x1,
    },
  ],
  tiles: {
    display: 'grid',
    // Two columns on a phone, one where a word would not fit into half of it.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5em, 34%)), 1fr))',
    gap: vars.space.x3,
  },
})
const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  // A row that is too long scrolls; its pills keep their icons.
  inlineSize: 'max-content',
})
const pills = styleVariants({
  quiet: [pill, { color: vars.color.control.on, backgroundColor: vars.color.control.rest }],
  brand: [pill, { color: vars.color.brand.on, backgroundColor: vars.color.brand.rest }],
})
/** Icon of a pill or tile, with its badge. */
const mark = style({ position: 'relative', display: 'grid', placeItems: 'center' })
const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x2,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.medium,
  color: vars.color.text.primary,
  textAlign: 'center',
})
const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.x12,
  blockSize: vars.space.x12,
  ...silhouettes.disc,
})
const discs = styleVariants({
  quiet: [
    disc,
    {
      color: vars.color.brand.text,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.card,
    },
  ],
  brand: [
    disc,
    {
      color: vars.color.brand.on,
      backgroundColor: vars.color.brand.rest,
      boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.brand.edge}`,
    },
  ],
})
const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.x1,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: `calc(${vars.size.touch} * 2)`,
  padding: vars.space.x4,
  ...silhouettes.card,
  textAlign: 'start',
})
const tiles = styleVariants({
  quiet: [
    tile,
    {
      color: vars.color.text.primary,
      backgroundColor: vars.color.surface.card,
      boxShadow: vars.shadow.card,
    },
  ],
  brand: [
    tile,
    {
      color: vars.color.brand.on,
      backgroundColor: vars.color.brand.rest,
      boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.brand.edge}, ${vars.shadow.drop}`,
    },
  ],
})
const tileMarks = styleVariants({
  quiet: [mark, { marginBlockEnd: 'auto', color: vars.color.brand.text }],
  brand: [mark, { marginBlockEnd: 'auto' }],
})

/** Box of an item: the target of a tap. */
export const boxes = { grid: { quiet: item, brand: item }, pills, tiles }
/** Holder of the icon, with its badge. */
export const marks = { grid: discs, pills: { quiet: mark, brand: mark }, tiles: tileMarks }
/** Value under the label of a tile. */
export const values = styleVariants({ quiet: { color: vars.color.text.secondary }, brand: {} })
export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.x1} * -1)`,
  insetInlineEnd: `calc(${vars.space.x1} * -1)`,
})
export const label = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' })
