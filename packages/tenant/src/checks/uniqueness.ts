import { tenantFile } from '../folder.ts'
import type { TenantReading } from '../load.ts'
import type { Problem } from '../problem.ts'

interface Claim {
  readonly field: string
  readonly value: string
  readonly what: string
}

function claimsOf({ config }: TenantReading): Claim[] {
  if (config === undefined) return []
  return [
    { field: 'name', value: config.name, what: 'a name' },
    { field: 'merchantCode', value: config.merchantCode, what: 'a merchant code' },
    ...config.hosts.map((host, index) => ({ field: `hosts.${index}`, value: host, what: 'a host' })),
  ]
}

/**
 * Checks that names, hosts and merchant codes belong to one brand each; both brands of a conflict are
 * reported.
 */
export function checkUniqueness(readings: readonly TenantReading[]): Problem[] {
  const owners = new Map<string, Set<string>>()
  const keyOf = (claim: Claim) => `${claim.what}:${claim.value.toLowerCase()}`
  for (const reading of readings) {
    for (const claim of claimsOf(reading)) {
      const key = keyOf(claim)
      owners.set(key, (owners.get(key) ?? new Set()).add(reading.id))
    }
  }
  return readings.flatMap((reading) =>
    claimsOf(reading).flatMap((claim): Problem[] => {
      const others = [...(owners.get(keyOf(claim)) ?? [])].filter((id) => id !== reading.id)
      if (others.length === 0) return []
      return [
        {
          tenant: reading.id,
          file: tenantFile(reading.id, 'tenant.ts'),
          field: claim.field,
          code: 'duplicate',
          found: `'${claim.value}', which ${others.join(' and ')} also has`,
          expected: `${claim.what} of no other tenant`,
          suggestion: `Change it here or in ${others.map((id) => tenantFile(id, 'tenant.ts')).join(', ')}.`,
          level: 'error',
        },
      ]
    }),
  )
}
