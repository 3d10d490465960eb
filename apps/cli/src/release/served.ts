import { readlinkSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Bundle, Bundles, Shelf } from '../serve/bundles.ts'
import { openHostIndex } from '../serve/hosts.ts'
import type { Header } from '../stamp/headers.ts'
import { demandSound, soundManifest } from './damage.ts'
import { openHashes } from './hashes.ts'
import { demandLive, readLive, servedReleases, sidesOf } from './rollout.ts'
import { demandHeaders, HEADERS_FILE } from './servedHeaders.ts'
import {
  freshFolder,
  RELEASE_HEADER,
  SITE_FOLDER,
  brandStore,
  damagedManifest,
  listBrands,
  type BrandStore,
  type Manifest,
  type Rollout,
} from './store.ts'
import { isInCanary, newVisitor, visitorCookie, visitorOf } from './visitor.ts'

interface Served {
  readonly rollout: Rollout
  readonly hosts: readonly string[]
  readonly bundles: ReadonlyMap<string, Bundle>
}

/** Each text once: the manifests of a thousand brands name the same few hundred files and hashes. */
const texts = new Map<string, string>()

function once(text: string): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  texts.set(text, text)
  return text
}

function hashesOf(manifest: Manifest): ReadonlyMap<string, string> {
  return new Map(manifest.files.map(({ path, sha256 }) => [once(path), once(sha256)]))
}

/** Files of a release; its manifest is read when the first of them is asked for. One that is damaged has none. */
function shelfOf(brand: BrandStore, id: string): Shelf {
  let hashes: ReadonlyMap<string, string> | undefined
  const read = () => {
    const manifest = soundManifest(brand, id)
    return manifest === undefined ? new Map<string, string>() : hashesOf(manifest)
  }
  return {
    folder: join(brand.folder, id, SITE_FOLDER),
    hashes: () => Promise.resolve((hashes ??= read())),
  }
}

/** Hosts of a release for visitors, and its brand's name below a domain for previews. */
function hostsOf({ site, development, tenant }: Manifest, preview: string | undefined): string[] {
  if (preview !== undefined) return [`${tenant}.${preview}`]
  // A release for trying is for the people at this machine.
  return site.hosts.filter((host) => development !== true || host.endsWith('.localhost'))
}

async function readBundle(
  brand: BrandStore,
  id: string,
  others: readonly string[],
  preview?: string,
): Promise<Bundle> {
  const manifest = demandSound(brand, id)
  const hashes = hashesOf(manifest)
  const folder = join(brand.folder, id, SITE_FOLDER)
  const settings = join(folder, HEADERS_FILE)
  if (openHashes().of(settings) !== hashes.get(HEADERS_FILE)) throw damagedManifest(brand, id)
  return {
    id: brand.tenant,
    folder,
    hashes: () => Promise.resolve(hashes),
    fresh: freshFolder(brand, id),
    hosts: hostsOf(manifest, preview),
    served: demandHeaders(brand, id),
    otherReleases: others.filter((other) => other !== id).map((other) => shelfOf(brand, other)),
  }
}

async function readServed(brand: BrandStore, preview: string | undefined): Promise<Served | undefined> {
  const rollout = await readLive(brand)
  if (rollout === undefined) return undefined
  const ids = servedReleases(rollout)
  const read = async (id: string) => [id, await readBundle(brand, id, ids, preview)] as const
  const bundles = new Map(await Promise.all(sidesOf(rollout).map(read)))
  const stable = bundles.get(rollout.stable)
  return stable && { rollout, hosts: stable.hosts, bundles }
}

/** Bundle of a visitor's side, with the headers of its pages. */
function sideOf({ rollout, bundles }: Served, cookies: string | undefined): Bundle | undefined {
  const { stable, canary } = rollout
  if (canary === undefined) {
    const bundle = bundles.get(stable)
    return bundle && { ...bundle, pageHeaders: [[RELEASE_HEADER, stable]] }
  }
  const known = visitorOf(cookies)
  const visitor = known ?? newVisitor()
  const release = isInCanary(visitor, canary.share) ? canary.release : stable
  const bundle = bundles.get(release)
  const pageHeaders: Header[] = [
    [RELEASE_HEADER, release],
    ['Vary', 'Accept-Encoding, Cookie'],
    ...(known === undefined ? [['Set-Cookie', visitorCookie(visitor)] as const] : []),
  ]
  return bundle && { ...bundle, pageHeaders }
}

function liveTarget({ live }: BrandStore): string | undefined {
  try {
    // Not awaited: a promise costs a request several times as much as the call.
    return readlinkSync(live)
  } catch {
    return undefined
  }
}

/**
 * Promoted releases by host. The live link of the host's brand is read for each request, so that a switch takes effect
 * with the next one.
 * @param preview domain for previews: brands are found at `<brand>.<domain>` then, and nowhere else
 */
export function openReleases(store: string, preview?: string): Bundles {
  const known = new Map<string, { live: string; served: Served | undefined }>()

  async function current(tenant: string): Promise<Served | undefined> {
    const brand = brandStore(store, tenant)
    const live = liveTarget(brand)
    if (live === undefined) return undefined
    const kept = known.get(tenant)
    if (kept?.live === live) return kept.served
    // One brand that cannot be read stops no other.
    const served = await readServed(brand, preview).catch(() => undefined)
    if (served !== undefined) known.set(tenant, { live, served })
    return served
  }

  const index = openHostIndex({ ids: async () => (await readdir(store).catch(() => [])).sort(), current })
  return {
    list: async () =>
      (await index.list()).flatMap(({ rollout, bundles }) => bundles.get(rollout.stable) ?? []),
    find: async (host, cookies) => {
      const served = await index.find(host)
      return served && sideOf(served, cookies)
    },
  }
}

/** Bundles of a store, and the brands that cannot be read, which stop no other. */
export interface LiveBundles {
  readonly found: readonly Bundle[]
  readonly failed: readonly { readonly tenant: string; readonly fault: string }[]
}

/** The bundle of every promoted release, both sides of a canary; each with the folder of its renewed documents. */
export async function liveBundles(store: string): Promise<LiveBundles> {
  const found: Bundle[] = []
  const failed: { tenant: string; fault: string }[] = []
  for (const tenant of await listBrands(store)) {
    const brand = brandStore(store, tenant)
    try {
      const live = await demandLive(brand)
      const sides = live === undefined ? [] : sidesOf(live)
      found.push(...(await Promise.all(sides.map((id) => readBundle(brand, id, [])))))
    } catch (error) {
      failed.push({ tenant, fault: error instanceof Error ? error.message : String(error) })
    }
  }
  return { found, failed }
}
