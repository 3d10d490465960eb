import '../src/reset/index.ts'

/** Tokens for behaviour tests: the few that sizes and durations depend on, no colour. */
const TOKENS = `:root{--lv-size-touch:44px;--lv-size-column:480px;--lv-size-control:48px;--lv-size-icon:20px;--lv-space-x6:24px;--lv-space-gutter:16px;--lv-motion-press:1ms;--lv-motion-sheet:1ms;--lv-motion-page:1ms;--lv-motion-easing:linear;--lv-motion-spring:linear}`

/** Adds a style sheet with these tokens to the document. Call once in a file. */
export function addMeasures(): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: TOKENS }))
}
