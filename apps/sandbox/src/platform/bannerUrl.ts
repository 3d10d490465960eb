import type { Merchant } from '../merchants.ts'

/** Where a banner is drawn, in the merchant's colours and, where it is to carry words, with them on it. */
export function bannerUrl({ code }: Merchant, art: string, title?: string): string {
  const query = new URLSearchParams({ merchant: code, ...(title ? { title } : {}) })
  return `/sandbox/art/banner/${art}.svg?${query}`
}
