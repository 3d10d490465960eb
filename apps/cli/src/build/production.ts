import { isLoopback } from '@livery/domain/site'
import { tenantFile, type LoadedTenant, type Problem, type TenantConfig } from '@livery/tenant'

/** Origin that only works in development: plain http, or a host that is the machine itself. */
export interface DevelopmentOrigin {
  /** Dotted path of the origin in `tenant.ts`. */
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
  const { frames, chat, pay, images, links } = config.trustedOrigins
  const listed = Object.entries({ frames, chat, pay, images, links }).flatMap(([kind, origins]) =>
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

/** Problem code of development origins, which block a release and nothing else. */
export const PRODUCTION_CODE = 'origin'

/** Problems that block a deployment; `livery build --production` and `livery release` stop at these. */
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
