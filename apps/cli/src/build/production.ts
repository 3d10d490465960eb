import { isLoopback } from '@livery/domain'
import { tenantFile } from '@livery/tenant'
import type { LoadedTenant, Problem, TenantConfig } from '@livery/tenant'

/** An origin that players must never be sent to: plain http, or a host that is the machine itself. */
export interface DevelopmentOrigin {
  /** Where `tenant.ts` names it. */
  readonly field: string
  readonly origin: string
}

function isForDevelopment(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol !== 'https:' || isLoopback(hostname)
}

/** Origins of a brand that only work, or are only safe, on a developer's machine. */
export function developmentOrigins(
  config: Pick<TenantConfig, 'trustedOrigins' | 'gateway' | 'install'>,
): DevelopmentOrigin[] {
  const { frames, chat, pay, images } = config.trustedOrigins
  const listed = Object.entries({ frames, chat, pay, images }).flatMap(([kind, origins]) =>
    origins.map((origin, at) => ({ field: `trustedOrigins.${kind}.${at}`, origin })),
  )
  const { baseUrl } = config.gateway
  const { androidUrl } = config.install
  return [
    ...listed,
    ...(baseUrl === '' ? [] : [{ field: 'gateway.baseUrl', origin: baseUrl }]),
    ...(androidUrl === undefined
      ? []
      : [{ field: 'install.androidUrl', origin: new URL(androidUrl).origin }]),
  ].filter(({ origin }) => isForDevelopment(origin))
}

/** What problems are called that only keep a brand off the air. */
export const PRODUCTION_CODE = 'origin'

/** What keeps a brand off the air: `livery build --production` and `livery release` stop at these. */
export function productionProblems({ id, config }: Pick<LoadedTenant, 'id' | 'config'>): Problem[] {
  return developmentOrigins(config).map(({ field, origin }) => ({
    tenant: id,
    file: tenantFile(id, 'tenant.ts'),
    field,
    code: PRODUCTION_CODE,
    found: `'${origin}'`,
    expected: 'an https origin that players can reach',
    suggestion: 'Take it out, or name the real one.',
    level: 'error',
  }))
}
