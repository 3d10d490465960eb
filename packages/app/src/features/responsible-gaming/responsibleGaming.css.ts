import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4 })
