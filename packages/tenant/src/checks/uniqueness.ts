import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import { ENVIRONMENTS } from '../layers/environments.ts'
import type { TenantReading } from '../load.ts'
import { seenAs } from '../names.ts'
import type { Problem } from '../problem.ts'

interface Claim {
  readonly field: string
  readonly value: string
  readonly what: string
}

/** Claims of a brand in all environments, each value once. */
function claimsOf({ config, environments = {} }: TenantReading): Claim[] {
  if (config === undefined) return []
  const claims = claimsIn(config)
  const others = ENVIRONMENTS.flatMap((name) =>
    (environments[name] === undefined ? [] : claimsIn(environments[name])).map((claim) => ({
      ...claim,
      field: `environments.${name}.${claim.field}`,
    })),
  )
  const isNew = ({ what, value }: Claim) =>
    !claims.some((claim) => claim.what === what && claim.value === value)
  return [...claims, ...others.filter(isNew)]
}

function claimsIn(config: TenantConfig): Claim[] {
  const { install, signIn } = config
  const own: [field: string, value: string | undefined, what: string][] = [
    ['name', config.name, 'a name'],
    ['merchantCode', config.merchantCode, 'a merchant code'],
    ...config.hosts.map((host, index): [string, string, string] => [`hosts.${index}`, host, 'a host']),
    ['install.iosProfile.identifier', install.iosProfile?.identifier, 'a profile identifier'],
    ['install.iosProfile.uuid', install.iosProfile?.uuid, 'a profile UUID'],
    ['install.androidApp.package', install.androidApp?.package, 'an Android package'],
    ['install.appleApp.appId', install.appleApp?.appId, 'an iOS app'],
    ['signIn.facebook.clientId', signIn.facebook?.clientId, 'a Facebook client'],
    ['signIn.google.clientId', signIn.google?.clientId, 'a Google client'],
  ]
  return own.flatMap(([field, value, what]) => (value === undefined ? [] : [{ field, value, what }]))
}

/**
 * Checks that names, hosts, merchant codes and identities of apps belong to one brand each; both brands of a
 * conflict are reported. Names that look the same are the same.
 */
export function checkUniqueness(readings: readonly TenantReading[]): Problem[] {
  const keyOf = ({ what, value }: Claim) =>
    `${what}:${what === 'a name' ? seenAs(value) : value.toLowerCase()}`
  const claimed = readings.flatMap((reading) =>
    claimsOf(reading).map((claim) => ({ id: reading.id, claim, key: keyOf(claim) })),
  )
  const alike = Map.groupBy(claimed, ({ key }) => key)
  return claimed.flatMap(({ id, claim, key }): Problem[] => {
    const owners = new Set(alike.get(key)?.map((each) => each.id))
    if (owners.size === 1) return []
    const others = [...owners].filter((each) => each !== id)
    return [
      {
        tenant: id,
        file: tenantFile(id, 'tenant.ts'),
        field: claim.field,
        code: 'duplicate',
        found: `'${claim.value}', which ${others.join(' and ')} also has`,
        expected: `${claim.what} of no other tenant`,
        suggestion: `Change it here or in ${others.map((other) => tenantFile(other, 'tenant.ts')).join(', ')}.`,
        level: 'error',
      },
    ]
  })
}
