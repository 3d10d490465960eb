import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x3,
  paddingBlockEnd: `calc(${vars.space.section} + env(safe-area-inset-bottom))`,
})

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minInlineSize: 0 })
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
  '@media': {
    [WIDE_WINDOW]: {
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space.x16} * 4.5), 1fr))`,
    },
  },
})
