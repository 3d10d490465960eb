import { vars } from '@livery/theme/contract.css.ts'
import { globalLayer, globalStyle } from '@vanilla-extract/css'

import { WIDE_WINDOW } from '../styling/windows.ts'

/**
 * Reset styles are in one cascade layer, so that any component's own style overrides them whatever its
 * specificity.
 */
const reset = globalLayer('reset')
type Rule = Parameters<typeof globalStyle>[1]
const rule = (selector: string, style: Rule): void =>
  globalStyle(selector, { '@layer': { [reset]: style } } as Rule)

rule('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
rule('html', {
  color: vars.color.text.primary,
  background: vars.color.surface.backdrop,
  fontFamily: vars.font.text,
  fontSize: '100%',
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.type.body.lineHeight,
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  overscrollBehaviorBlock: 'none',
  /* A focused element is scrolled from under the header and the bottom menu (WCAG 2.4.11). */
  scrollPaddingBlock: `calc(${vars.size.header} + env(safe-area-inset-top)) calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4})`,
})
rule('html[data-theme="dark"]', { colorScheme: 'dark' })
rule('html[data-theme="light"]', { colorScheme: 'light' })
/* No text ends with a line of one short word. */
rule('body', {
  minBlockSize: '100dvh',
  fontSize: vars.type.body.size,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
})
/* Korean breaks between words; a word longer than its line breaks inside, as elsewhere. */
rule(':lang(ko)', { wordBreak: 'keep-all' })
/* Japanese breaks between phrases where the browser knows them: not within a verb's ending. */
rule(':lang(ja)', { wordBreak: 'auto-phrase' })
rule('::selection', { color: vars.color.brand.on, background: vars.color.brand.rest })
rule(':focus-visible', {
  outlineStyle: 'solid',
  outlineWidth: vars.line.focus,
  outlineColor: vars.color.border.focus,
  outlineOffset: vars.space.half,
})
rule('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' })
rule('ul, ol, menu', { listStyle: 'none' })
rule('img, svg, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' })
rule('img, video', { blockSize: 'auto' })
rule('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
rule('button', { background: 'none', border: 0, textAlign: 'inherit', cursor: 'pointer' })
rule('a', { color: 'inherit', textDecoration: 'none' })
rule('fieldset', { border: 0, minInlineSize: 0 })
rule('table', { borderCollapse: 'collapse' })
rule('dialog', { color: 'inherit', border: 0, maxInlineSize: 'none', maxBlockSize: 'none' })
rule('[hidden]', { display: 'none' })
/* A page under an open modal surface does not scroll along with it. */
rule('html:has(dialog:modal)', { overflow: 'hidden' })

const still: Rule = {
  animationDuration: '0s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important' as 'auto',
}
/** Selected things in forced colours, which take the backgrounds away that mark them. */
globalStyle(
  ':is([aria-selected="true"], [aria-pressed="true"], [aria-checked="true"], [aria-current]:not([aria-current="false"]), input:checked)',
  {
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'SelectedItemText',
        backgroundColor: 'SelectedItem',
      },
    },
  } as Rule,
)

const everything = '*, *::before, *::after, *::backdrop'
globalStyle(everything, { '@media': { '(prefers-reduced-motion: reduce)': still } } as Rule)
globalStyle(
  everything
    .split(', ')
    .map((selector) => `html[data-motion="reduced"] ${selector}`)
    .join(', '),
  still,
)

/* A change of theme shows at once: colours that fade would be an animation of every button. */
globalStyle('html[data-theme-changes] *', { transition: 'none !important' })

/** In a wide window the menu stands beside the page: no part keeps room for it below. */
globalStyle('html:root', { '@media': { [WIDE_WINDOW]: { vars: { [vars.size.bottomMenu]: vars.space.x0 } } } })
