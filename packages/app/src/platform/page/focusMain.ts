import { useEffect } from 'react'

/** Puts the focus on the main region: the place of a page whose focused element is gone. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** True while nothing has the focus: it fell to the document when the element that had it was removed. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Puts the focus on the main region when a part of the page goes away with the focus in it (WCAG 2.4.3). */
export function useFocusMainAfterwards(): void {
  useEffect(
    () => () => {
      if (isFocusLost()) focusMain()
    },
    [],
  )
}
