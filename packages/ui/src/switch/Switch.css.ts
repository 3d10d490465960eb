import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  touchAction: 'manipulation',
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const detail = style({ color: vars.color.text.secondary })

const knob = vars.size.icon
const edge = vars.space.x1

export const input = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: `calc(${knob} * 2 + ${edge} * 2)`,
  blockSize: `calc(${knob} + ${edge} * 2)`,
  cursor: 'inherit',
  borderRadius: vars.radius.pill,
  borderStyle: 'solid',
  borderWidth: vars.line.control,
  borderColor: vars.color.border.control,
  backgroundColor: vars.color.surface.sunken,
  transition: `background-color ${vars.motion.press} ${vars.motion.easing}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${edge} / 2)`,
    marginBlock: 'auto',
    inlineSize: knob,
    blockSize: knob,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.border.control,
    transition: `inset-inline-start ${vars.motion.press} ${vars.motion.spring}`,
  },
  selectors: {
    '&:checked': { borderColor: vars.color.brand.edge, backgroundColor: vars.color.brand.rest },
    '&:checked::after': {
      insetInlineStart: `calc(100% - ${knob} - ${edge} / 2)`,
      backgroundColor: vars.color.brand.on,
    },
    '&:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.control.disabled,
      cursor: 'not-allowed',
    },
    '&:disabled::after': { backgroundColor: vars.color.control.onDisabled },
  },
})
