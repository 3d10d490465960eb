import { dirname } from 'node:path'

import ts from 'typescript'

import { describeType, type PropType } from './propType.ts'

/** Prop as a row of the props table. */
export interface PropDoc {
  readonly name: string
  /** The docstring, as Markdown. */
  readonly description: string
  readonly required: boolean
  readonly type: PropType
  /** Default value from the parameter list, as source text. */
  readonly defaultValue?: string
}

/** Exported component of a file. */
export interface ComponentDoc {
  readonly name: string
  readonly description: string
  readonly props: readonly PropDoc[]
}

const textOf = (checker: ts.TypeChecker, symbol: ts.Symbol | undefined): string =>
  ts.displayPartsToString(symbol?.getDocumentationComment(checker))

/** Defaults of `function Button({ tone = 'brand' })`, by prop. */
function defaultsOf(parameter: ts.ParameterDeclaration | undefined): ReadonlyMap<string, string> {
  const pattern = parameter?.name
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return new Map()
  return new Map(
    pattern.elements.flatMap(({ name, propertyName, initializer }) => {
      const prop = propertyName ?? name
      return initializer && ts.isIdentifier(prop) ? [[prop.text, initializer.getText()] as const] : []
    }),
  )
}

/** Call signature of a component behind aliases and `memo(…)`; undefined for any other symbol. */
function componentSignature(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Signature | undefined {
  const declaration = symbol.valueDeclaration
  if (!declaration || !/^[A-Z]/.test(symbol.name)) return undefined
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures()
  if (!signature || signature.parameters.length > 2) return undefined
  const returned = checker.typeToString(checker.getReturnTypeOfSignature(signature))
  return /Element|ReactNode|Portal|null/.test(returned) ? signature : undefined
}

function documented(checker: ts.TypeChecker, symbol: ts.Symbol): ComponentDoc | undefined {
  const signature = componentSignature(checker, symbol)
  if (!signature) return undefined
  const [parameter] = signature.parameters
  const declaration = parameter?.valueDeclaration
  const props =
    parameter && declaration ? checker.getTypeOfSymbolAtLocation(parameter, declaration) : undefined
  const defaults = defaultsOf(declaration && ts.isParameter(declaration) ? declaration : undefined)
  return {
    name: symbol.name,
    description: textOf(checker, symbol),
    props: (props === undefined ? [] : propertiesOf(checker, props)).map((prop): PropDoc => {
      const at = prop.valueDeclaration ?? prop.declarations?.[0] ?? declaration
      const type = at === undefined ? undefined : checker.getTypeOfSymbolAtLocation(prop, at)
      const defaultValue = defaults.get(prop.name)
      return {
        name: prop.name,
        description: textOf(checker, prop),
        required: (prop.flags & ts.SymbolFlags.Optional) === 0,
        type: type === undefined ? { text: 'unknown' } : describeType(checker, type),
        ...(defaultValue === undefined ? {} : { defaultValue }),
      }
    }),
  }
}

/** Props of all members of a union, each once: the table also needs the props of one variant. */
function propertiesOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Symbol[] {
  const members = type.isUnion() ? type.types : [type]
  const byName = new Map<string, ts.Symbol>()
  for (const member of members) {
    for (const prop of checker.getPropertiesOfType(member)) {
      if (!byName.has(prop.name)) byName.set(prop.name, prop)
    }
  }
  return [...byName.values()]
}

/** Reads components by means of the TypeScript compiler. */
export interface ComponentReader {
  /** The exported components of a file, in its order; empty for a file outside the project. */
  read(file: string): readonly ComponentDoc[]
  /** Rereads files that changed on disk. */
  refresh(): void
}

/**
 * Opens a TypeScript project for reading. The first `read` takes a few seconds: types are resolved across the
 * project, so that a prop typed `keyof typeof css.tones` is listed with its allowed values.
 * @param tsconfig path of the project's `tsconfig.json`
 * @throws when that file cannot be read
 */
export function openComponents(tsconfig: string): ComponentReader {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile)
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig))
  const host = ts.createIncrementalCompilerHost(options)
  let program: ts.Program | undefined
  return {
    read(file) {
      program ??= ts.createProgram({ rootNames: fileNames, options, host })
      const checker = program.getTypeChecker()
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      if (!module) return []
      return checker.getExportsOfModule(module).flatMap((exported) => {
        const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
        // A re-exported component is documented in its own file.
        if (target.valueDeclaration?.getSourceFile() !== source) return []
        const doc = documented(checker, target)
        return doc ? [doc] : []
      })
    },
    refresh() {
      program = undefined
    },
  }
}
