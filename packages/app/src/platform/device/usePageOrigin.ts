import { useSyncExternalStore } from 'react'

import { pageOrigin } from './pageOrigin.ts'

const never = () => () => undefined

/** Origin of the page; undefined in the first render of a document's page, which serves several hosts. */
export const usePageOrigin = (): string | undefined =>
  useSyncExternalStore(never, pageOrigin, () => undefined)
