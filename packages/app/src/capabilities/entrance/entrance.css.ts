import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: vars.space.x6,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: `calc(${vars.space.x6} + env(safe-area-inset-bottom))`,
  backgroundImage: vars.gradient.page,
})
export const top = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: `calc(${vars.size.header} + env(safe-area-inset-top))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  marginInline: `calc(${vars.space.x3} * -1)`,
})
/** Theme and language at the end of the top line. */
export const settings = style({ display: 'flex', justifySelf: 'end' })
