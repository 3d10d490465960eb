import { startTransition, useEffect, useReducer, useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in a document and while it is adopted, then true: for what a document cannot know, such as the device or the time
 * of day. An adopted element learns it in a transition: a store's own value would be rendered at once, in the task that
 * adopts the page, with every effect of the page before it.
 */
export function useInBrowser(): boolean {
  const adopting = useRef(false)
  const [adopted, adopt] = useReducer(() => true, false)
  const made = useSyncExternalStore(
    never,
    () => !adopting.current,
    // React calls this while it adopts an element, and never for one that it makes.
    () => {
      adopting.current = true
      return false
    },
  )
  useEffect(() => {
    if (adopting.current) startTransition(adopt)
  }, [])
  return made || adopted
}
