import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { canHover } from '../styling/interaction.css.ts'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
})
export const label = style({
  minInlineSize: 0,
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})
export const count = style({ color: vars.color.text.secondary })

export const grids = styleVariants({
  ball: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${vars.size.touch}, 2.75em), 1fr))`,
    gap: vars.space.x2,
    justifyItems: 'center',
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(max(${vars.space.x16}, 5em), 1fr))`,
    gap: vars.space.x2,
  },
})

/**
 * Ten digits in two rows of five, with large text in more. Slightly less than a fifth, so that rounding does
 * not leave space for four.
 */
const fifth = `(100% - ${vars.space.x2} * 4) / 5.01`
export const fives = style({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${vars.size.touch}, 2.75em, ${fifth}), 1fr))`,
})

const choice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: `max(${vars.size.touch}, 2.75em)`,
  minBlockSize: `max(${vars.size.touch}, 2.75em)`,
  borderStyle: 'solid',
  borderWidth: vars.line.control,
  borderColor: vars.color.border.control,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.sunken,
  fontWeight: vars.font.weight.bold,
  textAlign: 'center',
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { borderColor: vars.color.brand.text } },
    },
  },
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.brand.on,
      backgroundColor: vars.color.brand.rest,
      borderColor: vars.color.brand.edge,
    },
    '&[aria-disabled="true"]:not([aria-pressed="true"])': {
      color: vars.color.text.disabled,
      borderColor: vars.color.border.subtle,
      cursor: 'not-allowed',
    },
  },
})
export const choices = styleVariants({
  ball: [choice, { borderRadius: vars.radius.pill, paddingInline: vars.space.half }],
  tile: [choice, { borderRadius: vars.radius.control, padding: vars.space.x2, overflowWrap: 'anywhere' }],
})
export const detail = style({
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.regular,
  selectors: { '[aria-pressed="true"] > &, [aria-disabled="true"] > &': { color: 'inherit' } },
})
