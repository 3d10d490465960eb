import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  minInlineSize: 0,
})
export const label = style({
  minInlineSize: 0,
  color: vars.color.text.secondary,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})
export const box = style({
  display: 'flex',
  alignItems: 'stretch',
  borderStyle: 'solid',
  borderWidth: vars.line.control,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  selectors: {
    '&:has(input:focus-visible)': {
      outlineStyle: 'solid',
      outlineWidth: vars.line.focus,
      outlineColor: vars.color.border.focus,
    },
  },
})
export const figure = style({
  inlineSize: '4.5em',
  minInlineSize: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.font.weight.bold,
  /* Below 16 px (x4) iOS zooms the page into the field. */
  fontSize: `max(${vars.space.x4}, ${vars.type.body.size})`,
  selectors: { '&:disabled': { color: vars.color.control.onDisabled } },
})
