/** Masks the middle of a value: `79***67`; of a short one all but the ends. */
export function mask(value: string): string {
  const kept = value.length >= 6 ? 2 : 1
  if (value.length <= kept) return '***'
  return `${value.slice(0, kept)}***${value.length > 2 * kept ? value.slice(-kept) : ''}`
}

/** Masks a mail address except its domain: `pl***@example.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 2)}***@${domain}`.slice(0, 80)
}

/** Masks each part of a person's name: `R*** V***`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .map((part) => `${part.slice(0, 1)}***`)
    .join(' ')
