import type { Merchant } from '../merchants.ts'

/** Address of a generated banner in the merchant's colours, with an optional title on it. */
export function bannerUrl({ code }: Merchant, art: string, title?: string): string {
  const query = new URLSearchParams({ merchant: code, ...(title ? { title } : {}) })
  return `/sandbox/art/banner/${art}.svg?${query}`
}

/** Address of a banner's picture without letters; mirrored for languages that begin at the right. */
export function artUrl({ code }: Merchant, art: string, mirrored: boolean): string {
  const query = new URLSearchParams({ merchant: code, ...(mirrored ? { mirror: '1' } : {}) })
  return `/sandbox/art/banner/${art}.svg?${query}`
}
