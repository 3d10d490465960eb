import type { Location } from 'react-router-dom'

/** Location state of a page that a launcher opened: the path that its back button leads to. */
interface LeadsBack {
  readonly backTo: string
}

/** Location state that makes the back button of the opened page lead to `path`. */
export function leadingBackTo(path: string): LeadsBack {
  return { backTo: path }
}

/** Path that the launcher of this page named, if one did. */
export function backPathOf({ state }: Pick<Location, 'state'>): string | undefined {
  const named: unknown = state
  if (typeof named !== 'object' || named === null || !('backTo' in named)) return undefined
  return typeof named.backTo === 'string' && named.backTo.startsWith('/m') ? named.backTo : undefined
}
