import ts from 'typescript'

/** A prop's type: as a reader reads it, and the choices when it is a closed set of words or numbers. */
export interface PropType {
  readonly text: string
  /** Each as a literal of TypeScript, such as `"brand"`. */
  readonly choices?: readonly string[]
}

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** A union of more than this many words is told by its name. */
const MOST_CHOICES = 24

const isBoolean = (types: readonly ts.Type[]): boolean =>
  types.length === 2 && types.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral)

/** Tells a type without the `undefined` of an optional prop, and a union of literals as its choices. */
export function describeType(checker: ts.TypeChecker, type: ts.Type): PropType {
  const present = type.isUnion()
    ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined))
    : [checker.getNonNullableType(type)]
  if (isBoolean(present)) return { text: 'boolean' }
  const isClosed =
    present.length > 1 && present.every((one) => one.isStringLiteral() || one.isNumberLiteral())
  if (isClosed && present.length <= MOST_CHOICES) {
    const choices = present.map((one) => checker.typeToString(one, undefined, FORMAT))
    return { text: choices.join(' | '), choices }
  }
  // By its name where it has one (`ReactNode`), which the union without `undefined` has lost.
  const words = checker.typeToString(type, undefined, FORMAT)
  const text = words.replaceAll(' | undefined', '').replaceAll('React.', '')
  // A function in a union stands in parentheses that it no longer needs alone.
  return { text: /^\((\([^()]*\) => [^()|]+)\)$/.exec(text)?.[1] ?? text }
}
