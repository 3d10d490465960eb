import { useCallback, useState } from 'react'

/**
 * Whether an element's content is wider than the element, kept up to date.
 * What scrolls must be reachable with the keyboard, and what does not scroll should be no stop on the way.
 */
export function useOverflows(): readonly [
  overflows: boolean,
  measure: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [overflows, setOverflows] = useState(false)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const read = (): void => setOverflows(element.scrollWidth > element.clientWidth)
    // An observer speaks a frame late: until then what scrolls would be out of the keyboard's reach.
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return [overflows, measure]
}
