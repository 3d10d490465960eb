import { languageOfHome } from './languageHome.ts'
import { withQuery } from './query.ts'
import { ROUTE_LIST } from './routes.ts'
import { type Route, ROUTES } from './routeTable.ts'

/** Folder of a bundle with the documents of inner pages; hosts look into it, visitors never name it. */
export const DOCUMENT_FOLDER = '_pages'
/** Document of home in the brand's main language. */
export const HOME_DOCUMENT = 'index.html'

/** Values that are part of a file's name as they stand, on every disk and in every address. */
const PLAIN_VALUE = /^[\w-]{1,64}$/

/** Parameters that choose a document, of all routes together, each once. */
export const DOCUMENT_PARAMETERS: readonly string[] = [
  ...new Set(ROUTE_LIST.flatMap(({ shows = [] }) => shows)),
]

/** Public routes: each has a document at its path, one for every thing it shows, or both. */
export const PUBLIC_ROUTES: readonly Route[] = ROUTE_LIST.filter(({ isPublic }) => isPublic)

/**
 * File of a bundle that answers an address with content; `null` where no document can, and the bare page answers. The
 * file may be missing: a document is written for what there was when the brand was built.
 * @param search query of the address, with or without its `?`
 */
export function documentOf(pathname: string, search = ''): string | null {
  if ([ROUTES.home.path, ...ROUTES.home.aliases].includes(pathname)) return HOME_DOCUMENT
  const language = languageOfHome(pathname)
  if (language !== null) return `${language}/${HOME_DOCUMENT}`
  const route = PUBLIC_ROUTES.find(({ path }) => path === pathname)
  if (route === undefined) return null
  const query = new URLSearchParams(search)
  const shown = DOCUMENT_PARAMETERS.flatMap((name) =>
    query.get(name) ? [[name, query.get(name) ?? '']] : [],
  )
  const { shows = [], needsQuery } = route
  const chosen = shown.filter(([name = '']) => shows.includes(name))
  if (needsQuery && chosen[0]?.[0] !== shows[0]) return null
  if (!chosen.every(([, value = '']) => PLAIN_VALUE.test(value))) return null
  return `${DOCUMENT_FOLDER}${pathname}${chosen.map(([name, value]) => `@${name}=${value}`).join('')}.html`
}

/** Address of what a public route shows, such as `/m/gameCenter?gameType=RNG`; the parameters in the route's order. */
export function documentAddress(
  { path, shows = [] }: Pick<Route, 'path' | 'shows'>,
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  return withQuery(path, Object.fromEntries(shows.map((name) => [name, values[name]])))
}
