/** Time between two looks at an element that React has not adopted yet, ms, and the longest wait for it. */
const LOOK_EVERY = 50
const LOOK_FOR = 10_000

/** True once React has marked an element, as it does with each that it adopts or makes. */
export const isAdopted = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * Calls back when React has marked an element.
 * @param find the element as it stands in the page now; undefined while there is none
 * @param then returns false to be called again: React marks an element before it answers for it
 * @param otherwise called instead at the end of the wait
 * @returns ends the wait
 */
export function whenAdopted<Found extends Element>(
  find: () => Found | undefined,
  then: (element: Found) => boolean | void,
  otherwise?: () => unknown,
): () => void {
  const until = performance.now() + LOOK_FOR
  const looking = setInterval(() => {
    const element = find()
    const isReady = element !== undefined && isAdopted(element)
    if (!isReady && performance.now() <= until) return
    if (isReady && then(element) === false && performance.now() <= until) return
    clearInterval(looking)
    if (!isReady) otherwise?.()
  }, LOOK_EVERY)
  return () => clearInterval(looking)
}
