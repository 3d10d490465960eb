import type { BrandInput } from '@livery/theme'

/**
 * Seeds as text that Storybook keeps in an address, from which it drops every character but letters, digits,
 * `-` and `_`.
 */
export function packSeeds(seeds: BrandInput): string {
  const bytes = new TextEncoder().encode(JSON.stringify(seeds))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Seeds of `packSeeds`; undefined for anything else. */
export function unpackSeeds(text: string): BrandInput | undefined {
  try {
    const bytes = text.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes))) as BrandInput
  } catch {
    return undefined
  }
}
