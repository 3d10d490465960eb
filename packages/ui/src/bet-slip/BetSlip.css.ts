import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  /* Height of a touch target: the remove button of the first line is right below. */
  minBlockSize: vars.size.touch,
})
export const title = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, outline: 'none' })

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
})
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x1,
  selectors: {
    '& + &': {
      borderBlockStartStyle: 'solid',
      borderBlockStartWidth: vars.line.hairline,
      borderBlockStartColor: vars.color.border.subtle,
    },
  },
})
export const body = style({ flex: '1 1 auto', paddingBlock: vars.space.x1 })
export const textColumn = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half })
export const selection = style({ color: vars.color.text.primary, fontWeight: vars.font.weight.bold })
export const play = style({ color: vars.color.text.secondary })
export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x1,
  color: vars.color.status.danger.text,
})
export const stake = style({ fontWeight: vars.font.weight.bold, color: vars.color.text.primary })

/** Sticky at the bottom while the lines scroll behind it, unless large text would let it cover the sheet. */
export const foot = style({
  '@media': { '(min-height: 30em)': { position: 'sticky' } },
  insetBlockEnd: 0,
  zIndex: vars.layer.rail,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  padding: vars.space.x4,
  paddingBlockEnd: `calc(${vars.space.x4} + env(safe-area-inset-bottom))`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
})
export const notice = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 })
export const totals = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 })
export const term = style({ color: vars.color.text.secondary })
export const amounts = styleVariants({
  plain: { color: vars.color.text.primary },
  strong: {
    color: vars.color.brand.text,
    fontFamily: vars.font.display,
    fontWeight: vars.font.weight.display,
  },
})
