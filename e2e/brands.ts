import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Duty } from '@livery/domain/jurisdiction'
import { isWalked, JURISDICTIONS, loadTenants, type LoadedTenant, type TenantConfig } from '@livery/tenant'

export const root = join(import.meta.dirname, '..')
export const SANDBOX_PORT = Number(process.env['E2E_SANDBOX_PORT'] ?? 7310)
export const SITE_PORT = Number(process.env['E2E_PORT'] ?? 7311)
/** Folder whose `tenants/` are shown: the repository, or another that `E2E_BRANDS` names. */
export const BRANDS_ROOT = resolve(root, process.env['E2E_BRANDS'] ?? '.')
export const SANDBOX = `http://localhost:${SANDBOX_PORT}`

/** Brand under test: its configuration, address and texts. */
export interface Brand {
  readonly config: TenantConfig
  readonly origin: string
  /**
   * Text of a message id in a language of the brand (by default its default one); only for messages without
   * arguments.
   */
  text(id: string, language?: string): string
}

function catalogue(language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, `packages/i18n/messages/${language}.json`), 'utf8')) as Record<
    string,
    string
  >
}

function overrides(tenant: string, language: string): Record<string, string> {
  try {
    return JSON.parse(
      readFileSync(join(BRANDS_ROOT, `tenants/${tenant}/messages/${language}.json`), 'utf8'),
    ) as Record<string, string>
  } catch {
    return {}
  }
}

const brandOf = ({ config }: LoadedTenant): Brand => ({
  config,
  origin: `http://${config.id}.localhost:${SITE_PORT}`,
  text(id, language = config.languages.default) {
    const found = overrides(config.id, language)[id] ?? catalogue(language)[id] ?? catalogue('EN')[id]
    if (found === undefined) throw new Error(`No message '${id}' in the catalogue of ${language}.`)
    return found
  },
})

const tenants = await loadTenants(BRANDS_ROOT)
const walked = await Promise.all(tenants.map(isWalked))

/** All brands of that folder, in the order of their folders. */
export const BRANDS: readonly Brand[] = tenants.map(brandOf)

/** Brands that the journeys visit: all but those whose folder says that it is not walked. */
export const WALKED: readonly Brand[] = tenants.filter((_, index) => walked[index]).map(brandOf)

/**
 * True for the brand that walks a journey which is the same code on every brand. Among the walked brands that offer it
 * the turn chooses one, so that the journeys are shared out; with E2E_EVERY_BRAND=1 all of them walk it (D-0072).
 * @param offers - tells from a brand's configuration whether it has what the journey is about
 */
export function takesTurn(
  brand: Brand,
  turn: number,
  offers: (config: TenantConfig) => boolean = () => true,
): boolean {
  const able = WALKED.filter(({ config }) => offers(config))
  return process.env['E2E_EVERY_BRAND'] === '1' ? able.includes(brand) : brand === able[turn % able.length]
}

/** True where the brand's regulator asks for a duty. */
export const owes = ({ config }: Brand, wanted: Duty): boolean =>
  JURISDICTIONS[config.legal.jurisdiction].obligations.some(({ duty }) => duty === wanted)
