import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  paddingInline: vars.space.gutter,
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  flex: '1 1 8em',
  minInlineSize: 0,
})
export const mark = style({ color: vars.color.brand.text, flex: 'none' })
export const more = style({ flex: 'none', marginInlineStart: 'auto' })
