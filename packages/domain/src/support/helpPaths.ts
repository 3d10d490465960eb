import { withQuery } from '../routes/query.ts'
import { ROUTES } from '../routes/routeTable.ts'

/** Position of a text in the help centre: of its main item and, for a child, of the child. */
export type HelpPosition = { readonly main: number; readonly child: number | null }

/** Path of a help text, `/m/helpDetail?p=…&c=…`. */
export function helpDetailPath({ main, child }: HelpPosition): string {
  return withQuery(ROUTES.helpDetail.path, {
    p: String(main),
    c: child === null ? undefined : String(child),
  })
}

/**
 * Help text that an address names; `null` when either position is not a number.
 * @param search query of the address
 */
export function helpPositionOf(search: string): HelpPosition | null {
  const query = new URLSearchParams(search)
  const main = position(query.get('p'))
  if (main === null) return null
  if (!query.has('c')) return { main, child: null }
  const child = position(query.get('c'))
  return child === null ? null : { main, child }
}

function position(text: string | null): number | null {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null
}
