import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

import type { TenantConfig } from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'
import { namesIn, textOf } from './reading.ts'
import { UnreadableState } from './unreadableState.ts'

/** One file of a release. */
export interface ReleasedFile {
  readonly path: string
  readonly bytes: number
  /** SHA-256 in hex. */
  readonly sha256: string
}

/** Tenant data for the web server's configuration. */
export type ReleasedSite = Pick<TenantConfig, 'name' | 'hosts' | 'gateway'>

/**
 * `manifest.json`: complete description of a release. Its hash is the release's id, so it contains no time
 * and no machine.
 */
export interface Manifest {
  readonly tenant: string
  /** The bundle's own build id, as the site sends it with error reports. */
  readonly build: string
  readonly site: ReleasedSite
  /** True for a release to try at this machine: it names origins that no visitor can reach or should trust. */
  readonly development?: true
  readonly files: readonly ReleasedFile[]
}

/** `rollout.json`: the releases that are served, and to which visitors. */
export interface Rollout {
  /** Counts a brand's switches from 1. */
  readonly number: number
  /** Release for all visitors outside the canary. */
  readonly stable: string
  readonly canary?: { readonly release: string; readonly share: number }
  /** Releases that `rollback` returns to, nearest first. */
  readonly before: readonly string[]
  /** Recently replaced releases, latest first: their pages may still be open and request files. */
  readonly left?: readonly string[]
  /** ISO 8601, for people only. */
  readonly at: string
  /** Person who made the switch; absent in rollouts of before this was recorded. */
  readonly by?: string
  readonly why?: string
  /** Name of the approval, such as a ticket's number. */
  readonly approval?: string
}

/** Paths of one brand's releases. */
export interface BrandStore {
  readonly tenant: string
  /** Folder of all brands. */
  readonly store: string
  readonly folder: string
  /** Symbolic link to the live rollout: replacing it is the one atomic switch. */
  readonly live: string
  readonly rollouts: string
  /** Content of files by hash, shared by the releases of all brands. */
  readonly objects: string
}

/** Response header of pages with the id of the release that answered, for operators, tests and health gates. */
export const RELEASE_HEADER = 'X-Livery-Release'
export const MANIFEST_FILE = 'manifest.json'
export const SIGNATURE_FILE = 'manifest.sig'
export const ROLLOUT_FILE = 'rollout.json'
/** The bundle inside a release. */
export const SITE_FOLDER = 'site'
/** Suffix of unfinished files and folders; any later process may remove them. */
export const UNFINISHED = '.tmp'

/** Beginning of an address, which no folder's name has; the letter of a disk is none. */
const SCHEME = /^[a-z][a-z0-9+.-]+:/i

/**
 * Folder of the release store: the option's value, else `releases/` at the repository's root.
 * @throws {UserError} for an address, such as a misspelt one of a bucket
 */
export function storeFolder(root: string, named: string | undefined): string {
  if (named !== undefined && SCHEME.test(named))
    throw new UserError(
      `'${named}' is no folder: give one, or with --store a bucket that speaks the S3 API, such as s3://releases/site.`,
    )
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

/**
 * Folder of a release's documents as they were renewed last: the release itself never changes, and what is not here is
 * served from it.
 */
export function freshFolder({ folder }: BrandStore, id: string): string {
  return join(folder, 'fresh', id)
}

/** Id of a release: its brand, and the first characters of its manifest's hash. */
export function releaseId(tenant: string, manifest: string): string {
  return `${tenant}-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`
}

/** Name of a release: its brand and twelve hex digits. */
export const RELEASE_ID = /^(?<tenant>_?[a-z][a-z0-9-]*)-(?<hash>[0-9a-f]{12})$/

/**
 * `aurora-3f9c1a2b4d5e` → `aurora`.
 * @throws {UserError} when the id is not a release's
 */
export function tenantOfRelease(id: string): string {
  const tenant = RELEASE_ID.exec(id)?.groups?.['tenant']
  if (tenant !== undefined) return tenant
  throw new UserError(
    `'${id}' is no release: a release is called like aurora-3f9c1a2b4d5e. livery releases lists them.`,
  )
}

const names = (folder: string): string[] => namesIn(folder).toSorted()

/** Ids of a brand's finished releases, in alphabetical order. */
export async function listReleases({ folder }: BrandStore): Promise<string[]> {
  return names(folder).filter((name) => RELEASE_ID.test(name))
}

/** Name of a brand's folder; a disk may have folders of its own beside them, which not everybody may look into. */
const BRAND_ID = /^_?[a-z][a-z0-9-]*$/

/** Brands that have a release. */
export async function listBrands(store: string): Promise<string[]> {
  const found = await Promise.all(
    names(store)
      .filter((name) => BRAND_ID.test(name))
      .map(async (tenant) => ({
        tenant,
        releases: await listReleases(brandStore(store, tenant)),
      })),
  )
  return found.filter(({ releases }) => releases.length > 0).map(({ tenant }) => tenant)
}

/** Error for a release whose manifest is not the one that it is named by. */
export function damagedManifest({ tenant, folder }: BrandStore, id: string): UnreadableState {
  return new UnreadableState(
    `${join(folder, id, MANIFEST_FILE)} is damaged: mend it with livery releases repair ${tenant}.`,
  )
}

/** @throws {UserError} when the release does not exist or cannot be read */
export async function readManifest(
  brand: BrandStore,
  id: string,
): Promise<{ manifest: Manifest; text: string }> {
  const file = join(brand.folder, id, MANIFEST_FILE)
  const text = textOf(file)
  if (text === undefined) {
    const known = await listReleases(brand)
    const advice =
      known.length === 0 ? `Make one with livery release ${brand.tenant}.` : `Known: ${known.join(', ')}.`
    throw new UserError(`There is no release '${id}' in ${brand.folder}. ${advice}`)
  }
  try {
    return { manifest: JSON.parse(text) as Manifest, text }
  } catch {
    throw damagedManifest(brand, id)
  }
}
