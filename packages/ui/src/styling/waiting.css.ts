import { vars } from '@livery/theme/contract.css.ts'
import { globalKeyframes, style } from '@vanilla-extract/css'

/* The token `motion.wait` names one of these: a brand's style sheet cannot know hashed names. */
globalKeyframes('lv-turn', { to: { transform: 'rotate(1turn)' } })
globalKeyframes('lv-breathe', {
  '50%': { transform: 'rotate(180deg)', opacity: 0.35 },
  '100%': { transform: 'rotate(1turn)' },
})
globalKeyframes('lv-hop', {
  '0%, 12%': { transform: 'scale(1.16, 0.8)' },
  '55%': { transform: 'translateY(-34%) rotate(180deg)' },
  '88%': { transform: 'rotate(1turn)' },
  '100%': { transform: 'rotate(1turn) scale(1.16, 0.8)' },
})

/** Movement of what waits, by the brand's character; the global style stops it under reduced motion. */
export const waiting = style({ animation: vars.motion.wait })
