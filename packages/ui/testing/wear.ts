import '../src/reset/index.ts'

/** Stands in for a brand in behaviour tests: the few tokens that sizes and waiting depend on, no colour. */
const TOKENS = `:root{--lv-size-touch:44px;--lv-size-column:480px;--lv-size-control:48px;--lv-size-icon:20px;--lv-space-x6:24px;--lv-space-gutter:16px;--lv-motion-press:1ms;--lv-motion-sheet:1ms;--lv-motion-page:1ms;--lv-motion-easing:linear;--lv-motion-spring:linear}`

/** Gives the document measures, as a brand's style sheet does. Call once a file. */
export function wearMeasures(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: TOKENS }))
}
