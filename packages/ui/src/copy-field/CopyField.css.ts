import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const done = style({ color: vars.color.status.success.text })
