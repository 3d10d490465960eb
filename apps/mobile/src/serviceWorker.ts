/**
 * Service worker. Hashed files come from the cache first, because they never change; pages come from the
 * network first, so that a deploy is visible at once, and those visited last are kept with the answers that are in
 * them; gateway calls are never intercepted. `livery build` prepends `self.LIVERY`.
 */
import { languageOfHome } from '@livery/domain/routes'

interface Precache {
  /** Release id, part of the cache's name: a new release starts a new cache. */
  readonly release: string
  /** Addresses to cache on the first visit: files that home and the shell need to open offline. */
  readonly paths: readonly string[]
  readonly homePaths: readonly string[]
  readonly hashedFolders: readonly string[]
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WaitingEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

/**
 * Members of the worker's global scope in use here; TypeScript's `WebWorker` library conflicts with `DOM`.
 */
interface Scope {
  readonly LIVERY: Precache
  readonly location: Location
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: ((type: 'install' | 'activate', listener: (event: WaitingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
}

const scope = globalThis as unknown as Scope
const { release, paths, homePaths, hashedFolders } = scope.LIVERY

const CACHE_PREFIX = 'livery-'
const current = `${CACHE_PREFIX}${release}`

/** Timeout of a page request in milliseconds, after which the cached page is shown. */
const NETWORK_PATIENCE_MS = 4000

const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))
const isPage = (path: string) =>
  path === '/' || path === '/m' || path.startsWith('/m/') || languageOfHome(path) !== null

/** Pages that are kept for a visit without network; the one visited longest ago makes room. */
const MOST_PAGES = 30

async function install(): Promise<void> {
  const cache = await caches.open(current)
  // Hashed addresses may come from the browser's HTTP cache, pages may not.
  await cache.addAll(paths.map((path) => new Request(path, isHashed(path) ? {} : { cache: 'reload' })))
  await scope.skipWaiting()
}

async function activate(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== current)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

async function hashedFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(current)
    await cache.put(request, answer.clone())
  }
  return answer
}

/** Address under which a page is kept: home has one, whatever its alias and query. */
const keyOf = (request: Request, path: string) => (homePaths.includes(path) ? '/' : request.url)

/** Keeps a page for a visit without network. It holds a guest's answers only: documents are the same for all. */
async function keepPage(key: string, answer: Response): Promise<void> {
  const cache = await caches.open(current)
  // A page that is written anew becomes the youngest.
  await cache.delete(key, { ignoreVary: true })
  await cache.put(key, answer)
  const precached = new Set(paths)
  const pages = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url)
    return isPage(pathname) && !precached.has(pathname + search)
  })
  await Promise.all(pages.slice(0, Math.max(0, pages.length - MOST_PAGES)).map((old) => cache.delete(old)))
}

async function page(event: FetchEvent, path: string): Promise<Response> {
  const { request } = event
  const key = keyOf(request, path)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(NETWORK_PATIENCE_MS) })
    const isDocument = answer.headers.get('Content-Type')?.startsWith('text/html') === true
    if (answer.ok && !answer.redirected && isDocument) {
      // Without room for it the page is shown all the same.
      event.waitUntil(keepPage(key, answer.clone()).catch(() => undefined))
    }
    return answer
  } catch {
    const kept = await caches.match(key, { ignoreVary: true })
    return kept ?? (await caches.match('/app.html', { ignoreVary: true })) ?? Response.error()
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(event, pathname))
  else if (isHashed(pathname)) event.respondWith(hashedFile(request))
})
