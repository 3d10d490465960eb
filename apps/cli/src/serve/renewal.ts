import type { Bundle } from './bundles.ts'

/** Renews documents behind the visitors: nobody waits for it, and the documents of before are served meanwhile. */
export interface Renewal {
  /** Called for each visit of a page. */
  readonly visited: (bundle: Bundle) => void
  /** Renews a bundle now, after those whose turn it is; never rejects. */
  readonly renewed: (bundle: Bundle) => Promise<void>
}

export interface RenewalOptions {
  /** Age in ms from which documents are renewed with the next visit. */
  readonly interval: number
  readonly renew: (bundle: Bundle) => Promise<unknown>
  readonly now?: () => number
}

/**
 * Renews the documents of a brand with a visit, at most once per interval and one brand after the other. A brand that
 * nobody visits is left alone; a renewal that fails is tried again after the interval.
 */
export function createRenewal({ interval, renew, now = Date.now }: RenewalOptions): Renewal {
  const tried = new Map<string, number>()
  let turn = Promise.resolve()
  const renewed = (bundle: Bundle): Promise<void> => {
    tried.set(bundle.folder, now())
    const before = turn
    const work = async (): Promise<void> => {
      await before
      await renew(bundle).catch(() => undefined)
    }
    turn = work()
    return turn
  }
  return {
    renewed,
    visited(bundle) {
      const last = tried.get(bundle.folder)
      if (last === undefined || now() - last >= interval) void renewed(bundle)
    },
  }
}
