/** A value as TypeScript source, in this repository's style. */
export function source(value: unknown, indent = ''): string {
  const inner = `${indent}  `
  if (typeof value === 'string')
    return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object'))
      return `[${value.map((item) => source(item)).join(', ')}]`
    return `[\n${value.map((item) => `${inner}${source(item, inner)},\n`).join('')}${indent}]`
  }
  if (typeof value !== 'object' || value === null) return String(value)
  if (Object.keys(value).length === 0) return '{}'
  const name = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : source(key))
  return `{\n${Object.entries(value)
    .map(([key, item]) => `${inner}${name(key)}: ${source(item, inner)},\n`)
    .join('')}${indent}}`
}
