/**
 * Seconds a `Retry-After` header asks to wait, in either of its forms (RFC 9110: seconds or a date).
 * A date in the past is 0; a header that is neither is undefined.
 */
export function retryAfterSeconds(headers: Headers, now: number = Date.now()): number | undefined {
  const value = headers.get('Retry-After')?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  // Date.parse accepts much that is no HTTP date, such as -5.
  const moment = value.endsWith('GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000))
}
