import { pageOrigin } from './pageOrigin.ts'
import { useInBrowser } from './useInBrowser.ts'

/** Origin of the page; undefined in the first render of a document's page, which serves several hosts. */
export const usePageOrigin = (): string | undefined => (useInBrowser() ? pageOrigin() : undefined)
