import { colorToken, type Fields, isFields, lengthToken, type ThemeTokens } from './themeTokens.ts'

/** Figma's variables as its REST API answers them, or the `meta` of that answer alone. */
export function isFigma(file: unknown): file is Fields {
  return (
    isFields(file) && isFields(metaOf(file)['variables']) && isFields(metaOf(file)['variableCollections'])
  )
}

const metaOf = (file: Fields): Fields => (isFields(file['meta']) ? file['meta'] : file)

/** Mode of a collection for a theme: the one that is called so, else its first. */
function modeFor(collection: unknown, theme: 'dark' | 'light'): string | undefined {
  const modes =
    isFields(collection) && Array.isArray(collection['modes']) ? (collection['modes'] as Fields[]) : []
  const named = modes.find(({ name }) => String(name).toLowerCase().includes(theme))
  return (named ?? modes[0])?.['modeId'] as string | undefined
}

/** Values of all variables; those that are neither a colour nor a length are left out. */
export function figmaThemes(file: Fields): ThemeTokens {
  const { variables, variableCollections } = metaOf(file) as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >
  const all = Object.values(variables ?? {}).filter(isFields)
  const byId = new Map(all.map((variable) => [variable['id'], variable]))

  /** Follows aliases to a value, in the mode of each variable's own collection. */
  function valueOf(variable: Fields, theme: 'dark' | 'light', seen: ReadonlySet<Fields>): unknown {
    const mode = modeFor(variableCollections?.[String(variable['variableCollectionId'])], theme)
    const values = isFields(variable['valuesByMode']) ? variable['valuesByMode'] : {}
    const value = mode === undefined ? undefined : values[mode]
    if (!isFields(value) || value['type'] !== 'VARIABLE_ALIAS') return value
    const target = byId.get(value['id'])
    // A circle of aliases, or one into another file, has no value.
    return target === undefined || seen.has(target)
      ? undefined
      : valueOf(target, theme, new Set([...seen, target]))
  }

  const valuesIn = (theme: 'dark' | 'light') =>
    new Map(
      all.flatMap((variable) => {
        const token = tokenOf(valueOf(variable, theme, new Set([variable])))
        return token === undefined ? [] : [[String(variable['name']), token] as const]
      }),
    )
  return { dark: valuesIn('dark'), light: valuesIn('light') }
}

function tokenOf(value: unknown): object | undefined {
  if (typeof value === 'number') return lengthToken(value)
  if (!isFields(value)) return undefined
  const { r, g, b, a = 1 } = value
  const isColor = [r, g, b, a].every((channel) => typeof channel === 'number')
  return isColor ? colorToken([r, g, b] as [number, number, number], a as number) : undefined
}
