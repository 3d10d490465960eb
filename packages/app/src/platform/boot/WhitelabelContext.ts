import type { Schemas } from '@livery/api'
import { createContext, use } from 'react'

/** The merchant's live settings as far as they are known. */
export interface Whitelabel {
  /** Undefined until they have arrived. */
  readonly data?: Schemas['Whitelabel'] | undefined
  /** Number of failures of the last question for them. */
  readonly failureCount?: number
}

/**
 * Live settings for everything below. Dozens of parts of a page read them, and would each be an observer of the query, with
 * an interval of its own.
 */
export const WhitelabelContext = createContext<Whitelabel>({})

/** The merchant's live settings. */
export const useWhitelabel = (): Whitelabel => use(WhitelabelContext)
