/** The two readings of the status number; a tenant names that of its platform (S-status-02). */
export type StatusReading = 'A' | 'B'

/** Answer of the gateway; both readings interpret the number `status`. */
export type SystemStatusValue = {
  readonly status?: number | null | undefined
  readonly maintenance?: boolean | null | undefined
  readonly regionRestriction?: boolean | null | undefined
  readonly info?: string | null | undefined
  readonly location?:
    | { readonly ip?: string | null | undefined; readonly country?: string | null | undefined }
    | null
    | undefined
}

export type SiteStatus =
  | { readonly kind: 'normal' }
  | { readonly kind: 'maintenance'; readonly info: string | null }
  | {
      readonly kind: 'regionRestricted'
      readonly ip: string | null
      readonly country: string | null
      readonly info: string | null
    }
  | { readonly kind: 'unknown' }

const BY_NUMBER: Readonly<Record<StatusReading, readonly SiteStatus['kind'][]>> = {
  A: ['normal', 'regionRestricted', 'maintenance'],
  B: ['normal', 'maintenance', 'regionRestricted'],
}

/**
 * Site status from the gateway's answer. Reading A: 0 normal, 1 IP restriction, 2 maintenance. Reading B: 0
 * normal, 1 maintenance, 2 region restricted. Without a number, the two booleans decide; maintenance wins when
 * both are set. Under B the booleans also win over a number 0 that contradicts them, because B's number is
 * derived from them.
 */
export function readSiteStatus(reading: StatusReading, value: SystemStatusValue): SiteStatus {
  const number = value.status
  const flagged = fromBooleans(value)
  if (typeof number !== 'number') return statusOf(flagged ?? 'unknown', value)
  if (reading === 'B' && flagged && flagged !== 'normal') return statusOf(flagged, value)
  return statusOf(BY_NUMBER[reading][number] ?? 'unknown', value)
}

/**
 * Status in force: an `unknown` answer keeps the last known status (S-status-06). The result is `unknown` only
 * when there never was a known one.
 */
export function settleSiteStatus(last: SiteStatus | null, next: SiteStatus): SiteStatus {
  return next.kind === 'unknown' && last ? last : next
}

function fromBooleans(value: SystemStatusValue): SiteStatus['kind'] | null {
  if (value.maintenance) return 'maintenance'
  if (value.regionRestriction) return 'regionRestricted'
  return typeof value.maintenance === 'boolean' ? 'normal' : null
}

function statusOf(kind: SiteStatus['kind'], value: SystemStatusValue): SiteStatus {
  const info = textOf(value.info)
  switch (kind) {
    case 'maintenance':
      return { kind, info }
    case 'regionRestricted':
      return { kind, ip: textOf(value.location?.ip), country: textOf(value.location?.country), info }
    default:
      return { kind }
  }
}

/** A text that says something; null for anything else, which no page could show. */
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
