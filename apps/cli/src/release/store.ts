import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { TenantConfig } from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'

/** One file of a release. */
export interface ReleasedFile {
  readonly path: string
  readonly bytes: number
  /** SHA-256 in hex. */
  readonly sha256: string
}

/** What a web server has to know of a brand besides its files. */
export type ReleasedSite = Pick<TenantConfig, 'name' | 'hosts' | 'gateway'>

/** `manifest.json`: everything a release is. Its hash is the release's id, so it names no time and no machine. */
export interface Manifest {
  readonly tenant: string
  /** The bundle's own release, as the site reports it with errors. */
  readonly build: string
  readonly site: ReleasedSite
  readonly files: readonly ReleasedFile[]
}

/** `rollout.json`: what is served to whom. */
export interface Rollout {
  /** Counts a brand's switches from 1. */
  readonly number: number
  /** The release of everybody who is not in the canary. */
  readonly stable: string
  readonly canary?: { readonly release: string; readonly share: number }
  /** Releases that `rollback` goes to, the nearest first. */
  readonly before: readonly string[]
  /** Releases that were served until lately, the latest first: pages of them are still open and ask for their files. */
  readonly left?: readonly string[]
  /** ISO 8601, for people; nothing is decided by it. */
  readonly at: string
}

/** Where the releases of one brand are. */
export interface BrandStore {
  readonly tenant: string
  /** Folder of all brands. */
  readonly store: string
  readonly folder: string
  /** A symbolic link to the rollout that is served: replacing it is the one atomic switch. */
  readonly live: string
  readonly rollouts: string
  /** Content of files by hash, shared by the releases of all brands. */
  readonly objects: string
}

export const MANIFEST_FILE = 'manifest.json'
export const SIGNATURE_FILE = 'manifest.sig'
export const ROLLOUT_FILE = 'rollout.json'
/** The bundle inside a release. */
export const SITE_FOLDER = 'site'
/** Everything unfinished has it in its name; whoever comes next may remove it. */
export const UNFINISHED = '.tmp'

/** A store as options name it, else `releases/` at the repository's root. */
export function storeFolder(root: string, named: string | undefined): string {
  return named === undefined ? join(root, 'releases') : resolve(named)
}

export function brandStore(store: string, tenant: string): BrandStore {
  const folder = join(store, tenant)
  return {
    tenant,
    store,
    folder,
    live: join(folder, 'live'),
    rollouts: join(folder, 'rollouts'),
    objects: join(store, 'objects'),
  }
}

const RELEASE_ID = /^(?<tenant>_?[a-z][a-z0-9-]*)-(?<hash>[0-9a-f]{12})$/

/** `aurora-3f9c1a2b4d5e` → `aurora`. @throws {UserError} for what is no release's name */
export function tenantOfRelease(id: string): string {
  const tenant = RELEASE_ID.exec(id)?.groups?.['tenant']
  if (tenant !== undefined) return tenant
  throw new UserError(
    `'${id}' is no release: a release is called like aurora-3f9c1a2b4d5e. livery releases lists them.`,
  )
}

async function names(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort()
}

/** Ids of a brand's finished releases, in alphabetical order. */
export async function listReleases({ folder }: BrandStore): Promise<string[]> {
  return (await names(folder)).filter((name) => RELEASE_ID.test(name))
}

/** Brands that have a release. */
export async function listBrands(store: string): Promise<string[]> {
  const found = await Promise.all(
    (await names(store)).map(async (tenant) => ({
      tenant,
      releases: await listReleases(brandStore(store, tenant)),
    })),
  )
  return found.filter(({ releases }) => releases.length > 0).map(({ tenant }) => tenant)
}

/** @throws {UserError} when the release does not exist or cannot be read */
export async function readManifest(
  brand: BrandStore,
  id: string,
): Promise<{ manifest: Manifest; text: string }> {
  const file = join(brand.folder, id, MANIFEST_FILE)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    const known = await listReleases(brand)
    const advice =
      known.length === 0 ? `Make one with livery release ${brand.tenant}.` : `Known: ${known.join(', ')}.`
    throw new UserError(`There is no release '${id}' in ${brand.folder}. ${advice}`)
  }
  try {
    return { manifest: JSON.parse(text) as Manifest, text }
  } catch {
    throw new UserError(`${file} is damaged: make the release again with livery release ${brand.tenant}.`)
  }
}
