import type { Merchant } from '../merchants.ts'

/** Address of a generated banner in the merchant's colours, with an optional title on it. */
export function bannerUrl({ code }: Merchant, art: string, title?: string): string {
  const query = new URLSearchParams({ merchant: code, ...(title ? { title } : {}) })
  return `/sandbox/art/banner/${art}.svg?${query}`
}
