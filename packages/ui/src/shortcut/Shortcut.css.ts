import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { sideways } from '../styling/sideways.css.ts'
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
    sideways,
    {
      display: 'flex',
      gap: vars.space.x2,
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.gutter,
      scrollPaddingInline: vars.space.gutter,
    },
  ],
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
export const pills = styleVariants({
  quiet: [pill, { color: vars.color.control.on, backgroundColor: vars.color.control.rest }],
  brand: [pill, { color: vars.color.brand.on, backgroundColor: vars.color.brand.rest }],
})
/** Icon of a pill, with its badge. */
export const mark = style({ position: 'relative', display: 'grid', placeItems: 'center' })
export const item = style({
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
export const discs = styleVariants({
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
export const count = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.x1} * -1)`,
  insetInlineEnd: `calc(${vars.space.x1} * -1)`,
})
export const label = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' })
