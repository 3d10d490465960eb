import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

const clock = style({ display: 'inline-flex', minBlockSize: vars.space.x8 })
export const clocks = styleVariants({
  line: [clock, { flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 }],
  stacked: [
    clock,
    { flexDirection: 'column', alignItems: 'flex-end', justifyContent: 'center', gap: vars.space.x1 },
  ],
})
