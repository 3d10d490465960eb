import { vars } from '@livery/theme/contract.css.ts'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 } })

/** Invisible for the first 200 ms (S-frame-18). */
export const late = style({
  paddingBlock: vars.space.section,
  animation: `${appear} ${vars.motion.press} 200ms both`,
})
