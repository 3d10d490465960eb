import type { BrandInput } from '@livery/theme'

/** Longest line of this repository's style, in characters. */
const WIDTH = 110

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : source(key))

/** Record of plain values on one line; undefined where it holds another, or is too long with what stands before it. */
function oneLine(value: object, before: number): string | undefined {
  const entries = Object.entries(value)
  if (entries.length === 0 || entries.length > 8 || entries.some(([, item]) => typeof item === 'object'))
    return undefined
  const line = `{ ${entries.map(([key, item]) => `${keyOf(key)}: ${source(item)}`).join(', ')} }`
  return before + line.length < WIDTH ? line : undefined
}

/** A value as TypeScript source, as this repository's formatter leaves it. */
export function source(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  if (typeof value === 'string') {
    const text = value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
    // The quotes that need fewer escapes.
    return text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`
  }
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object'))
      return `[${value.map((item) => source(item)).join(', ')}]`
    return `[\n${value.map((item) => `${inner}${source(item, inner)},\n`).join('')}${indent}]`
  }
  if (typeof value !== 'object' || value === null) return String(value)
  if (Object.keys(value).length === 0) return '{}'
  const rows = Object.entries(value).map(([key, item]) => {
    const start = `${inner}${keyOf(key)}: `
    const isRecord = typeof item === 'object' && item !== null && !Array.isArray(item)
    return `${start}${(isRecord && oneLine(item, start.length)) || source(item, inner)},\n`
  })
  return `{\n${rows.join('')}${indent}}`
}

/** A `brand.ts` with these seeds; without overrides, where there are none. */
export function brandSource({ overrides = {}, ...seeds }: BrandInput): string {
  const input = Object.keys(overrides).length === 0 ? seeds : { ...seeds, overrides }
  return `import { defineBrand } from '@livery/theme'\n\nexport default defineBrand(${source(input)})\n`
}
