import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { readTenants, type LoadedTenant, type TenantReading } from '@livery/tenant'

import { buildTenants } from '../build/buildTenants.ts'
import type { LoadedCore } from '../build/core.ts'
import type { RefusedBrand } from '../build/refusedBrand.ts'
import type { BuildReport } from '../stamp/report.ts'
import type { BaseTree } from './baseTree.ts'

const execute = promisify(execFile)

/** Source of the code in the base's bundles. */
export type BaseCode = 'same' | 'own' | 'current'

export interface BaseBundles {
  readonly out: string
  readonly code: BaseCode
  /** Brands that were not built, and have no pictures of before. */
  readonly refused: readonly RefusedBrand[]
}

/** Brand at the base; undefined when it is missing or unreadable. */
export async function readValidBrand(root: string, id: string): Promise<LoadedTenant | undefined> {
  const [reading] = await readTenants(root, { ids: [id] })
  return reading && sound(reading)
}

function sound(reading: TenantReading): LoadedTenant | undefined {
  const { config, brand, id, path, generated, environments } = reading
  return config && brand && { id, path, generated, config, brand, ...(environments && { environments }) }
}

/**
 * Compiles and stamps the base with the base's own livery.
 * @returns false when that livery cannot do it
 */
async function buildWithOwnCode(base: BaseTree, ids: readonly string[], out: string): Promise<boolean> {
  const livery = join(base.root, 'apps/cli/src/main.ts')
  return execute(process.execPath, [livery, '--root', base.root, 'build', ...ids, '--out', out]).then(
    () => true,
    () => false,
  )
}

/**
 * Builds brands as of the base: with the base's own code when code differs too, so that the effect of a
 * code change shows; with today's code when it does not, or when the base's cannot be built here.
 */
export async function buildBase(
  base: BaseTree,
  ids: readonly string[],
  core: LoadedCore,
  cache: string,
): Promise<BaseBundles> {
  const out = join(base.root, 'diff')
  if (base.codeDiffers && (await buildWithOwnCode(base, ids, out))) return { out, code: 'own', refused: [] }
  const tenants = (await Promise.all(ids.map((id) => readValidBrand(base.root, id)))).filter(
    (each) => each !== undefined,
  )
  const refused: RefusedBrand[] = []
  await buildTenants({
    tenants,
    brands: tenants,
    core,
    out,
    cache,
    pictures: true,
    onRefused: (each) => refused.push(each),
  })
  return { out, code: base.codeDiffers ? 'current' : 'same', refused }
}

/** Bytes of a bundle from its own report; undefined where there is none. */
export async function readWeights(folder: string): Promise<Record<string, number> | undefined> {
  const text = await readFile(join(folder, '_build/report.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { bytes, firstLoad } = JSON.parse(text) as BuildReport
  return { ...bytes, 'first load, compressed': firstLoad.bytes }
}
