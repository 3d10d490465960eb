import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
/** Both fields side by side while they fit, with year and calendar button. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5em), 1fr))',
  gap: vars.space.x3,
})
