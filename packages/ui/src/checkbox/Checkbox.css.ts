import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  touchAction: 'manipulation',
})

export const control = style({
  position: 'relative',
  display: 'grid',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
})

export const input = style({
  gridArea: '1 / 1',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'inherit',
  borderStyle: 'solid',
  borderWidth: vars.line.control,
  borderColor: vars.color.border.control,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
  transition: `background-color ${vars.motion.press} ${vars.motion.easing}`,
  selectors: {
    '&:checked': { borderColor: vars.color.brand.edge, backgroundColor: vars.color.brand.rest },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.danger.text },
    '&:disabled': {
      borderColor: 'transparent',
      backgroundColor: vars.color.control.disabled,
      cursor: 'not-allowed',
    },
  },
})

export const tick = style({
  gridArea: '1 / 1',
  placeSelf: 'center',
  color: vars.color.brand.on,
  pointerEvents: 'none',
  opacity: 0,
  transform: 'scale(0.6)',
  transition: `transform ${vars.motion.press} ${vars.motion.spring}, opacity ${vars.motion.press}`,
  selectors: {
    [`${input}:checked + &`]: { opacity: 1, transform: 'none' },
    [`${input}:disabled + &`]: { color: vars.color.control.onDisabled },
  },
})

export const label = style({ color: vars.color.text.primary, minInlineSize: 0, overflowWrap: 'anywhere' })
export const error = style({ gridColumn: 2, color: vars.color.status.danger.text })
