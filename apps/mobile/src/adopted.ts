/** Time between two looks at an element that React has not adopted yet, ms, and the longest wait for it. */
const LOOK_EVERY = 50
const LOOK_FOR = 10_000

/** True once React answers for an element: it marks each that it has adopted or made. */
export const isAdopted = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * Calls back once React answers for an element.
 * @param find the element as it stands in the page now; undefined while there is none
 * @param otherwise called instead at the end of the wait
 * @returns ends the wait
 */
export function whenAdopted<Found extends Element>(
  find: () => Found | undefined,
  then: (element: Found) => void,
  otherwise?: () => void,
): () => void {
  const until = performance.now() + LOOK_FOR
  const looking = setInterval(() => {
    const element = find()
    const isReady = element !== undefined && isAdopted(element)
    if (!isReady && performance.now() <= until) return
    clearInterval(looking)
    if (isReady) then(element)
    else otherwise?.()
  }, LOOK_EVERY)
  return () => clearInterval(looking)
}
