import { isLoopback } from '@livery/domain/site'
import type { LanguageCode } from '@livery/i18n/registry'
import { tenantFile, type Problem, type ProblemCode, type TenantConfig } from '@livery/tenant'

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
  const apps = (['androidUrl', 'iosUrl'] as const).flatMap((field) => {
    const address = config.install[field]
    return address === undefined ? [] : [{ field: `install.${field}`, origin: new URL(address).origin }]
  })
  return [
    ...listed,
    ...(baseUrl === '' ? [] : [{ field: 'gateway.baseUrl', origin: baseUrl }]),
    ...apps,
  ].filter(({ origin }) => isForDevelopment(origin))
}

/** Problem codes of what blocks a release and nothing else. */
export const PRODUCTION_CODES: ReadonlySet<string> = new Set<ProblemCode>([
  'origin',
  'texts-unapproved',
  'texts-changed',
])

/** Offered languages whose legal and safer-play texts no native reader has approved; English is their source. */
function unapprovedLanguages({ languages }: Pick<TenantConfig, 'languages'>): LanguageCode[] {
  return languages.offered.filter((code) => code !== 'EN' && languages.approved[code] === undefined)
}

/**
 * Problems that block a deployment; `livery build --production` and `livery release` stop at these.
 * @param warnings those of its check, which compared the approvals with the texts of today
 */
export function productionProblems(
  {
    id,
    config,
  }: {
    readonly id: string
    readonly config: Pick<TenantConfig, 'trustedOrigins' | 'gateway' | 'install' | 'languages'>
  },
  warnings: readonly Problem[],
): Problem[] {
  const problem = { tenant: id, file: tenantFile(id, 'tenant.ts'), level: 'error' } as const
  return [
    ...developmentOrigins(config).map(({ field, origin }) => ({
      ...problem,
      field,
      code: 'origin' as const,
      found: `'${origin}'`,
      expected: 'an https origin that players can reach',
      suggestion: 'Name the real one under environments.production, or take it out.',
    })),
    ...unapprovedLanguages(config).map((code) => ({
      ...problem,
      field: `languages.approved.${code}`,
      code: 'texts-unapproved' as const,
      found: `no approval of the legal and safer-play texts in ${code}`,
      expected: 'a native reader’s name and a date',
      suggestion: `Let them read \`livery texts export ${code} --brand ${id} --legal\`, then \`livery texts approve ${code} --brand ${id} --by 'name'\`.`,
    })),
    ...warnings.flatMap((each) =>
      each.tenant === id && each.code === 'texts-changed' ? [{ ...each, level: 'error' as const }] : [],
    ),
  ]
}
