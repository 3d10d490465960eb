import { useCallback, useState } from 'react'

/**
 * True while an element's content is wider than the element, kept up to date. A scrolling element must be
 * reachable by keyboard; one that does not scroll should not be a tab stop.
 */
export function useOverflows(): readonly [
  overflows: boolean,
  measure: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [overflows, setOverflows] = useState(false)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const read = (): void => setOverflows(element.scrollWidth > element.clientWidth)
    // Read at once: the observer answers a frame later, and until then the element could not be reached by keyboard.
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [overflows, measure]
}
