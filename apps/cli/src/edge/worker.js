/**
 * Edge function of a CDN with the interfaces of the web: `fetch`, `Request`, `Response`, `caches` (Cloudflare Workers and
 * those that follow them). Pages are kept under the release that they are of; each host's release is looked up again
 * after a moment, or at once after a `PURGE`. So a switch shows everywhere within seconds, and no page is of another
 * release than its neighbour. It stands on the brands' hosts, so that its own `fetch` of them reaches their origin.
 *
 * PURGE_TOKEN is a variable that a purge has to bring along: livery promote --purge sends LIVERY_PURGE_TOKEN.
 */
const HASHED = /^\/(assets|messages|brand|fonts|icons)\//
const GATEWAY = /^\/(wps|lgw|lotto)\//
const RELEASE = 'X-Livery-Release'
/** Seconds for which a host's release is believed, and a page of it kept: its content may be renewed. */
const LOOK_AGAIN_S = 5
const PAGE_S = 60

/** A copy to keep for some seconds, whatever the browser is told. */
function keptFor(answer, seconds) {
  const copy = new Response(answer.body, answer)
  copy.headers.set('X-Livery-Told', answer.headers.get('Cache-Control') ?? '')
  copy.headers.set('Cache-Control', `public, max-age=${seconds}`)
  return copy
}

/** A kept answer as the browser gets it. */
function asTold(kept) {
  const answer = new Response(kept.body, kept)
  const told = answer.headers.get('X-Livery-Told')
  if (told !== null) answer.headers.set('Cache-Control', told)
  answer.headers.delete('X-Livery-Told')
  answer.headers.set('X-Livery-Edge', 'HIT')
  return answer
}

const pointerOf = (host) => new Request(`https://${host}/_release`)

/** Release that a host serves; undefined while a canary runs, and for hosts of no brand. */
async function releaseOf(host, context) {
  const known = await caches.default.match(pointerOf(host))
  if (known !== undefined) return (await known.text()) || undefined
  const home = await fetch(new Request(`https://${host}/`, { method: 'HEAD' }))
  const isOne = home.ok && !/cookie/i.test(home.headers.get('Vary') ?? '') && !home.headers.has('Set-Cookie')
  const release = isOne ? (home.headers.get(RELEASE) ?? '') : ''
  const headers = { 'Cache-Control': `public, max-age=${LOOK_AGAIN_S}` }
  context.waitUntil(caches.default.put(pointerOf(host), new Response(release, { headers })))
  return release || undefined
}

async function purge(request, env, host) {
  const given = request.headers.get('Authorization')
  if (!env.PURGE_TOKEN || given !== `Bearer ${env.PURGE_TOKEN}`)
    return new Response('Forbidden\n', { status: 403 })
  await caches.default.delete(pointerOf(host))
  return new Response('Purged\n')
}

async function answer(request, env, context) {
  const url = new URL(request.url)
  const host = url.hostname.replace(/\.$/, '')
  if (request.method === 'PURGE') return purge(request, env, host)
  if (request.method !== 'GET' || GATEWAY.test(url.pathname) || request.headers.has('Range'))
    return fetch(request)
  const isHashed = HASHED.test(url.pathname)
  const release = isHashed ? 'any' : await releaseOf(host, context)
  if (release === undefined) return fetch(request)
  const search = isHashed ? '' : url.search
  const key = new Request(`https://${host}/_kept/${release}${url.pathname}${search}`)
  const kept = await caches.default.match(key)
  if (kept !== undefined) return asTold(kept)
  // A condition of the browser's is not the edge's: it needs the whole answer.
  const got = await fetch(new Request(request.url))
  const isOfIt = isHashed || got.headers.get(RELEASE) === release || !got.headers.has(RELEASE)
  if (got.status !== 200 || got.headers.has('Set-Cookie') || !isOfIt) return got
  const copy = isHashed ? got.clone() : keptFor(got.clone(), PAGE_S)
  context.waitUntil(caches.default.put(key, copy))
  return got
}

export default { fetch: answer }
