const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** True where each word of a search is part of one of the texts; case and signs do not matter. */
export function matches(search: string, texts: readonly string[]): boolean {
  const known = texts.map(plain)
  return search
    .split(/\s+/)
    .map(plain)
    .every((word) => known.some((text) => text.includes(word)))
}
