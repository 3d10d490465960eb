import {
  parseSync,
  type Expression,
  type ObjectExpression,
  type ObjectProperty,
  type Program,
  type Statement,
} from 'oxc-parser'

import { beyondLimits, type SourceFinding } from './sourceLimits.ts'

/** Data of a source file, with the places of its values. */
export interface LiteralReading {
  /** Value of the default export; absent when the file is more than data. */
  readonly value?: unknown
  readonly findings: readonly SourceFinding[]
  /** Offset of the value at a dotted path; of the nearest value around it where it has none of its own. */
  readonly offsetOf: (path: string) => number
}

/** Form of a data file. */
export interface LiteralForm {
  /** Function that types the data, which may stand around it: `defineTenant`. It is never called. */
  readonly wrapper?: string | undefined
  /** Whole form, as a phrase that completes 'expected …'. */
  readonly expected: string
}

/** Packages whose types a data file may import. */
const PACKAGES: readonly string[] = ['@livery/tenant', '@livery/theme']
const LONGEST_SHOWN = 40

interface Walk {
  readonly text: string
  readonly findings: SourceFinding[]
  readonly places: Map<string, number>
}

const WRITE_IT = 'Write down the value that it would come to.'

function report(
  walk: Walk,
  offset: number,
  found: string,
  expected = 'data: values, and nothing that runs',
  suggestion = WRITE_IT,
): void {
  walk.findings.push({ offset, found, expected, suggestion })
}

/** First line of a piece of source, shortened. */
function quoted(text: string, { start, end }: { start: number; end: number }): string {
  const [line = ''] = text.slice(start, end).split('\n')
  const isShort = line.length <= LONGEST_SHOWN && line.length === end - start
  return `\`${line.slice(0, LONGEST_SHOWN).trim()}${isShort ? '' : '…'}\``
}

/** Nouns of expressions that are not data, by type; all others are 'code'. */
const NOUNS: Readonly<Record<string, string>> = {
  CallExpression: 'a call',
  NewExpression: 'a new object',
  ImportExpression: 'an import',
  Identifier: 'the name',
  MemberExpression: 'a property of something',
  ArrowFunctionExpression: 'a function',
  FunctionExpression: 'a function',
  ClassExpression: 'a class',
  AwaitExpression: 'a wait',
  TemplateLiteral: 'a template',
  BinaryExpression: 'a calculation',
  LogicalExpression: 'a calculation',
  UnaryExpression: 'a calculation',
  ConditionalExpression: 'a choice',
  AssignmentExpression: 'an assignment',
  SpreadElement: 'a spread',
}

function refuse(walk: Walk, node: { type: string; start: number; end: number }): undefined {
  report(walk, node.start, `${NOUNS[node.type] ?? 'code'} ${quoted(walk.text, node)}`)
  return undefined
}

function keyOf(walk: Walk, property: ObjectProperty): string | undefined {
  const { key, computed, method, kind, shorthand } = property
  if (kind !== 'init' || method) {
    const found = kind === 'init' ? 'a function' : `a ${kind}ter`
    report(walk, property.start, `${found} ${quoted(walk.text, property)}`)
    return undefined
  }
  if (computed) {
    report(walk, property.start, `a computed name ${quoted(walk.text, property)}`)
    return undefined
  }
  if (shorthand) {
    refuse(walk, property.value)
    return undefined
  }
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value
  report(walk, key.start, `the key ${quoted(walk.text, key)}`, 'a name or a text')
  return undefined
}

function objectOf(walk: Walk, node: ObjectExpression, path: string): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  const seen = new Set<string>()
  for (const property of node.properties) {
    if (property.type !== 'Property') {
      refuse(walk, property)
      continue
    }
    const key = keyOf(walk, property)
    if (key === undefined) continue
    if (key === '__proto__' || seen.has(key)) {
      const found = seen.has(key) ? `the key '${key}' a second time` : `the key '${key}'`
      const expected = seen.has(key) ? 'each key once' : 'a field'
      report(walk, property.start, found, expected, 'Remove it.')
      continue
    }
    seen.add(key)
    const place = path === '' ? key : `${path}.${key}`
    walk.places.set(place, property.value.start)
    const value = valueOf(walk, property.value, place)
    if (value !== undefined) data[key] = value
  }
  return data
}

function literalOf(walk: Walk, node: Expression & { type: 'Literal' }): unknown {
  const { value } = node
  if (typeof value === 'boolean' || (value === null && node.raw === 'null')) return value
  // A nought in front means another number, or none, depending on who reads it.
  if (typeof value === 'number' && Number.isFinite(value) && !/^0\d/.test(node.raw ?? '')) return value
  if (typeof value === 'string') {
    if (value.isWellFormed()) return value
    report(walk, node.start, 'half a character (a lone surrogate)', 'whole characters', '')
    return undefined
  }
  return refuse(walk, node)
}

function valueOf(walk: Walk, node: Expression, path: string): unknown {
  switch (node.type) {
    case 'Literal':
      return literalOf(walk, node)
    case 'ObjectExpression':
      return objectOf(walk, node, path)
    case 'ArrayExpression':
      return node.elements.map((element, index) => {
        if (element === null || element.type === 'SpreadElement') {
          if (element === null) report(walk, node.start, 'a list with a gap', 'values', 'Remove the comma.')
          else refuse(walk, element)
          return undefined
        }
        const place = path === '' ? String(index) : `${path}.${index}`
        walk.places.set(place, element.start)
        const value = valueOf(walk, element, place)
        if (value === undefined && element.type === 'Identifier' && element.name === 'undefined')
          report(walk, element.start, '`undefined` in a list', 'a value', 'Remove it.')
        return value
      })
    case 'UnaryExpression':
      if (
        node.operator === '-' &&
        node.argument.type === 'Literal' &&
        typeof node.argument.value === 'number'
      ) {
        return Number.isFinite(node.argument.value) ? -node.argument.value : refuse(walk, node)
      }
      return refuse(walk, node)
    case 'Identifier':
      return node.name === 'undefined' ? undefined : refuse(walk, node)
    default:
      return refuse(walk, node)
  }
}

/** Data inside what types it: `defineTenant({…})`, `{…} satisfies TenantInput`, `{…} as const`. */
function dataIn(walk: Walk, node: Expression, { wrapper, expected }: LiteralForm): Expression | undefined {
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') {
    const isPlain =
      node.typeAnnotation.type === 'TSTypeReference' && node.typeAnnotation.typeName.type === 'Identifier'
    if (isPlain) return node.expression
    report(walk, node.typeAnnotation.start, quoted(walk.text, node.typeAnnotation), expected, '')
    return undefined
  }
  if (node.type !== 'CallExpression' || wrapper === undefined) return node
  const [argument, ...more] = node.arguments
  const isWrapper = node.callee.type === 'Identifier' && node.callee.name === wrapper && !node.optional
  if (!isWrapper) return node
  if (argument !== undefined && argument.type !== 'SpreadElement' && more.length === 0) return argument
  report(walk, node.start, quoted(walk.text, node), expected, '')
  return undefined
}

/** Import that only names types and wrappers; nothing is loaded. */
function checkImport(walk: Walk, node: Statement & { type: 'ImportDeclaration' }): void {
  const from = node.source.value
  if (PACKAGES.includes(from)) return
  const isOverrides = from === './overrides.ts'
  report(
    walk,
    node.start,
    `an import of '${from}'`,
    `imports of ${PACKAGES.join(' and ')}`,
    isOverrides
      ? 'Remove it and the name that it brings: overrides.ts beside it is read by itself.'
      : 'A brand is data and stays in its folder: write the value here.',
  )
}

function exported(walk: Walk, program: Program, form: LiteralForm): Expression | undefined {
  let found: Expression | undefined
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') checkImport(walk, statement)
    else if (statement.type === 'ExportDefaultDeclaration' && found === undefined) {
      const { declaration } = statement
      if (declaration.type.endsWith('Declaration')) refuse(walk, declaration)
      else found = declaration as Expression
    } else if (statement.type !== 'EmptyStatement')
      report(walk, statement.start, `a statement ${quoted(walk.text, statement)}`)
  }
  if (found === undefined && walk.findings.length === 0)
    report(walk, 0, 'no default export', form.expected, '')
  return found
}

/**
 * Reads the data of a TypeScript file without running it: the file is parsed, and every part that is more than
 * a literal is reported.
 */
export function readLiteral(text: string, form: LiteralForm): LiteralReading {
  const walk: Walk = { text, findings: [], places: new Map() }
  const offsetOf = (path: string): number => {
    const keys = path.split('.')
    for (let at = keys.length; at > 0; at--) {
      const place = walk.places.get(keys.slice(0, at).join('.'))
      if (place !== undefined) return place
    }
    return walk.places.get('') ?? 0
  }
  const beyond = beyondLimits(text)
  if (beyond !== undefined) return { findings: [beyond], offsetOf }
  const { program, errors } = parseSync('data.ts', text, { lang: 'ts', sourceType: 'module' })
  for (const { message, labels } of errors.slice(0, 1))
    report(walk, labels[0]?.start ?? 0, `what is no TypeScript (${message})`, form.expected, '')
  if (walk.findings.length > 0) return { findings: walk.findings, offsetOf }
  const expression = exported(walk, program, form)
  const data = expression && dataIn(walk, expression, form)
  if (data === undefined) return { findings: walk.findings, offsetOf }
  walk.places.set('', data.start)
  const value = valueOf(walk, data, '')
  return walk.findings.length > 0 ? { findings: walk.findings, offsetOf } : { value, findings: [], offsetOf }
}

/**
 * Line and column of an offset, from 1, as editors count them. The lines are counted once for a text: a file of half a
 * mebibyte may have a problem in each of tens of thousands of them.
 */
export function placesIn(text: string): (offset: number) => string {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? offset) < offset) low = middle + 1
      else high = middle
    }
    return `${low + 1}:${offset - (ends[low - 1] ?? -1)}`
  }
}
