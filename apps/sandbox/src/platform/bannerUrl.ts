import type { Merchant } from '../merchants.ts'

/** Address of an offer's picture in the brand's hand, without letters; mirrored for languages that begin at the right. */
export function bannerUrl({ code }: Merchant, art: string, mirrored = false): string {
  const query = new URLSearchParams({ merchant: code, ...(mirrored ? { mirror: '1' } : {}) })
  return `/sandbox/art/banner/${art}.svg?${query}`
}
