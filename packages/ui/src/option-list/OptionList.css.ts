import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { canHover } from '../styling/interaction.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  '@media': { [canHover]: { selectors: { '&:hover': { backgroundColor: vars.color.control.rest } } } },
  selectors: {
    '&[aria-selected="true"]': {
      color: vars.color.control.onSelected,
      backgroundColor: vars.color.control.selected,
    },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
  },
})

export const main = style({ flex: '1 1 auto' })
export const textColumn = style({ display: 'flex', flexDirection: 'column' })
export const detail = style({
  color: vars.color.text.secondary,
  selectors: { '[aria-selected="true"] &': { color: 'inherit' } },
})
export const aside = style({ fontVariantNumeric: 'tabular-nums' })

export const flag = style({
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  objectFit: 'cover',
  flex: 'none',
  borderRadius: vars.radius.pill,
  outlineStyle: 'solid',
  outlineWidth: vars.line.hairline,
  outlineColor: vars.color.border.subtle,
})
