import type { BrandInput } from '@livery/theme'

const isPlainKey = /^[a-zA-Z_]\w*$/

function written(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `[${value.map((item) => written(item, indent)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${isPlainKey.test(key) ? key : `'${key}'`}: ${written(item, inner)},`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

/** Text of a `brand.ts` with these seeds. */
export function brandSource(seeds: BrandInput): string {
  return `import { defineBrand } from '@livery/theme'\n\nexport default defineBrand(${written(seeds, '')})\n`
}
