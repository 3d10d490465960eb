/**
 * Service worker. Hashed files come from the cache first, because they never change; pages come from the
 * network first, so that a deploy is visible at once; gateway calls are never intercepted. `livery build`
 * prepends `self.LIVERY`.
 */

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

interface FetchEvent {
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
const isPage = (path: string) => path === '/' || path === '/m' || path.startsWith('/m/')

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

async function page(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_PATIENCE_MS) })
  } catch {
    const kept = await caches.match(homePaths.includes(path) ? '/' : '/app.html', { ignoreVary: true })
    return kept ?? Response.error()
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(request, pathname))
  else if (isHashed(pathname)) event.respondWith(hashedFile(request))
})
