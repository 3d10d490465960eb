import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in a document and while it is adopted, then true: for texts that follow the time of day. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
