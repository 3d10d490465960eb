import { readFile, readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'

import type { Bundle, Bundles } from '../serve/bundles.ts'
import type { Header, ServedHeaders } from '../stamp/headers.ts'
import { readLive, servedReleases } from './rollout.ts'
import {
  freshFolder,
  SITE_FOLDER,
  brandStore,
  listBrands,
  readManifest,
  type BrandStore,
  type Rollout,
} from './store.ts'
import { isInCanary, newVisitor, visitorCookie, visitorOf } from './visitor.ts'

/** Response header with the id of the release that answered, for operators and tests. */
const RELEASE_HEADER = 'X-Livery-Release'

interface Served {
  readonly rollout: Rollout
  readonly hosts: readonly string[]
  readonly bundles: ReadonlyMap<string, Bundle>
}

async function readBundle(brand: BrandStore, id: string, others: readonly string[]): Promise<Bundle> {
  const siteOf = (release: string) => join(brand.folder, release, SITE_FOLDER)
  const { manifest } = await readManifest(brand, id)
  const headers = await readFile(join(siteOf(id), '_build/headers.json'), 'utf8')
  return {
    id: brand.tenant,
    folder: siteOf(id),
    fresh: freshFolder(brand, id),
    hosts: manifest.site.hosts,
    served: JSON.parse(headers) as ServedHeaders,
    otherReleases: others.filter((other) => other !== id).map(siteOf),
  }
}

async function readServed(brand: BrandStore): Promise<Served | undefined> {
  const rollout = await readLive(brand)
  if (rollout === undefined) return undefined
  const ids = servedReleases(rollout)
  const bundles = await Promise.all(ids.map(async (id) => [id, await readBundle(brand, id, ids)] as const))
  const [[, stable] = []] = bundles
  return stable && { rollout, hosts: stable.hosts, bundles: new Map(bundles) }
}

/** Bundle of a visitor's side, with the headers of its pages. */
function sideOf({ rollout, bundles }: Served, cookies: string | undefined): Bundle | undefined {
  const { stable, canary } = rollout
  const known = visitorOf(cookies)
  const visitor = known ?? newVisitor()
  const release = canary !== undefined && isInCanary(visitor, canary.share) ? canary.release : stable
  const bundle = bundles.get(release)
  if (bundle === undefined) return undefined
  const pageHeaders: Header[] = [[RELEASE_HEADER, release]]
  // Without a canary there are no sides and no cookie.
  if (canary !== undefined) pageHeaders.push(['Vary', 'Accept-Encoding, Cookie'])
  if (canary !== undefined && known === undefined) pageHeaders.push(['Set-Cookie', visitorCookie(visitor)])
  return { ...bundle, pageHeaders }
}

/**
 * Promoted releases by host. The live link is read for each request, so that a switch takes effect with the
 * next one.
 */
export function openReleases(store: string): Bundles {
  const known = new Map<string, { live: string; served: Served }>()

  async function current(tenant: string): Promise<Served | undefined> {
    const brand = brandStore(store, tenant)
    const live = await readlink(brand.live).catch(() => undefined)
    if (live === undefined) return undefined
    const kept = known.get(tenant)
    if (kept?.live === live) return kept.served
    const served = await readServed(brand)
    if (served !== undefined) known.set(tenant, { live, served })
    return served
  }

  async function all(): Promise<Served[]> {
    const names = (await readdir(store).catch(() => [])).sort()
    const found = await Promise.all(names.map(current))
    return found.filter((served) => served !== undefined)
  }

  return {
    list: async () =>
      (await all()).flatMap(({ rollout, bundles }) => {
        const bundle = bundles.get(rollout.stable)
        return bundle === undefined ? [] : [bundle]
      }),
    find: async (host, cookies) => {
      const name = host.replace(/:\d+$/, '').toLowerCase()
      const served = (await all()).find(({ hosts }) => hosts.includes(name))
      return served && sideOf(served, cookies)
    },
  }
}

/** The bundle of every promoted release, both sides of a canary; each with the folder of its renewed documents. */
export async function liveBundles(store: string): Promise<Bundle[]> {
  const tenants = await listBrands(store)
  const found = tenants.map(async (tenant) => {
    const brand = brandStore(store, tenant)
    const live = await readLive(brand)
    const ids =
      live === undefined ? [] : [live.stable, ...(live.canary === undefined ? [] : [live.canary.release])]
    return Promise.all(ids.map((id) => readBundle(brand, id, [])))
  })
  return (await Promise.all(found)).flat()
}
