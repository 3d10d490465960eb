import { parseSync } from 'vite'

import { UserError } from '../terminal/userError.ts'

/** Part of a syntax tree, as far as data is made of it. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
  readonly key?: Node & { readonly name?: string }
  readonly properties?: readonly Node[]
  readonly elements?: readonly (Node | null)[]
  readonly arguments?: readonly Node[]
  readonly expression?: Node
  readonly declaration?: Node
}

/** The data inside what may stand around it: `defineTenant(…)`, `satisfies`, `as`, brackets. */
function unwrapped(node: Node | undefined): Node | undefined {
  if (node?.type === 'CallExpression') return unwrapped(node.arguments?.[0])
  return node?.expression === undefined ? node : unwrapped(node.expression)
}

const nameOf = ({ key }: Node): string => String(key?.name ?? key?.value ?? '')

/** A value in the house's spelling: single quotes, and names without quotes where none are needed. */
export function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(
    ([name, of]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name)}: ${literal(of)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** Text with a property added to an object, in the layout that the object has. */
function withProperty(text: string, object: Node, property: string): string {
  const last = object.properties?.at(-1)
  if (last === undefined) return `${text.slice(0, object.start)}{ ${property} }${text.slice(object.end)}`
  const lineStart = text.lastIndexOf('\n', last.start) + 1
  const indent = text.slice(lineStart, last.start)
  const isOwnLine = lineStart > object.start && indent.trim() === ''
  const separator = isOwnLine ? `,\n${indent}` : ', '
  return `${text.slice(0, last.end)}${separator}${property}${text.slice(last.end)}`
}

/**
 * Text of a `tenant.ts` with one value set; everything else stays as it is.
 * @param path names of fields and numbers of list entries
 * @throws {UserError} when the file is no plain data, or the path leads through a value that has no fields
 */
export function editSource(text: string, file: string, path: readonly string[], value: unknown): string {
  const { program, errors } = parseSync(file, text, { lang: 'ts' })
  const exported = (program.body as readonly unknown[] as readonly Node[]).find(
    ({ type }) => type === 'ExportDefaultDeclaration',
  )
  let node = unwrapped(exported?.declaration)
  if (errors.length > 0 || node === undefined)
    throw new UserError(`${file} cannot be read as data: livery check says what is wrong.`)
  for (const [at, name] of path.entries()) {
    const here = path.slice(0, at + 1).join('.')
    if (node?.type === 'ObjectExpression') {
      const found: Node | undefined = node.properties?.find((each) => nameOf(each) === name)
      if (found === undefined) {
        const nested = path.slice(at + 1).reduceRight<unknown>((of, each) => ({ [each]: of }), value)
        return withProperty(text, node, literal({ [name]: nested }).slice(2, -2))
      }
      node = unwrapped(found.value as Node | undefined)
    } else if (node?.type === 'ArrayExpression' && /^\d+$/.test(name)) {
      const found: Node | null | undefined = node.elements?.[Number(name)]
      if (found === undefined || found === null)
        throw new UserError(`${file}: ${here} is not there; the list has ${node.elements?.length} entries.`)
      node = unwrapped(found)
    } else {
      throw new UserError(`${file}: ${here} cannot be set, as there are no fields at that place.`)
    }
  }
  if (node === undefined) throw new UserError(`${file}: ${path.join('.')} has no value that can be replaced.`)
  return text.slice(0, node.start) + literal(value) + text.slice(node.end)
}
