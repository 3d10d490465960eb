import { vars } from '@livery/theme/contract.css.ts'
import { LOW_WINDOW } from '@livery/ui/media'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column' })
/** Scrolls the focused field above the sticky submit button, not under it (WCAG 2.4.11). */
globalStyle(`${form} :is(input, textarea, select, button, a)`, {
  scrollMarginBlockEnd: `calc(${vars.size.control} + ${vars.space.x16})`,
})
export const layouts = styleVariants({
  fields: { gap: vars.space.x3 },
  column: { gap: vars.space.x4 },
  sections: { flex: '1 0 auto', gap: vars.space.section },
  page: {
    flex: '1 0 auto',
    gap: vars.space.x3,
    paddingInline: vars.space.gutter,
    paddingBlockStart: vars.space.x4,
  },
})
/** Stays above the keyboard and the phone's own bar while the form scrolls under it. */
export const submit = style({
  position: 'sticky',
  zIndex: vars.layer.rail,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  containerType: 'scroll-state',
  /* In a window so low the bar would cover the field that has the focus. */
  '@media': { [LOW_WINDOW]: { position: 'relative' } },
  /* Fields that scroll under it fade out and are gone where the button begins; nothing covers a page's ornament else. */
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: `linear-gradient(transparent, ${vars.color.surface.page} ${vars.space.x3})`,
  },
  '@container': { 'not scroll-state(stuck: block-end)': { '::before': { opacity: 0 } } },
})
export const submitOver = styleVariants({
  edge: { insetBlockEnd: 0 },
  bottomMenu: { insetBlockEnd: `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom))` },
})
export const submitAtEnd = style({
  marginBlockStart: 'auto',
  paddingBlockEnd: `calc(${vars.space.x6} + env(safe-area-inset-bottom))`,
})
export const failure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  marginBlockEnd: vars.space.x3,
  borderRadius: vars.radius.medium,
  color: vars.color.status.danger.text,
  backgroundColor: vars.color.status.danger.soft,
})
