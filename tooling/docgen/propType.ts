import ts from 'typescript'

/** Type of a prop: its text, and its values when it is a closed set of strings or numbers. */
export interface PropType {
  readonly text: string
  /** Allowed values, each as a literal of TypeScript, such as `"brand"`. */
  readonly choices?: readonly string[]
}

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** Greatest number of members of a union that are listed; a larger one is given by its name. */
const MOST_CHOICES = 24

const isBoolean = (types: readonly ts.Type[]): boolean =>
  types.length === 2 && types.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral)

/** Describes a type without the `undefined` of an optional prop, and a union of literals by its values. */
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
  // Name of the type where it has one (`ReactNode`), which the union without `undefined` has lost.
  const words = checker.typeToString(type, undefined, FORMAT)
  const text = words.replaceAll(' | undefined', '').replaceAll('React.', '')
  // A function inside a union has parentheses, which it does not need alone.
  return { text: /^\((\([^()]*\) => [^()|]+)\)$/.exec(text)?.[1] ?? text }
}
