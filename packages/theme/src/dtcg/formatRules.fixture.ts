/**
 * The rules of DTCG 2025.10 as its published schemas state them (designtokens.org/schemas/2025.10), for the
 * types that a theme uses. Exports were also run through the schemas themselves; these rules check them
 * without the network.
 */
type Fields = Readonly<Record<string, unknown>>

const TOKEN_KEYS = new Set(['$value', '$type', '$ref', '$description', '$extensions', '$deprecated'])
const DOCUMENT_KEYS = [
  '$schema',
  'name',
  'version',
  'description',
  'sets',
  'modifiers',
  'resolutionOrder',
  '$defs',
]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const within = (value: unknown, least: number, most: number) =>
  isNumber(value) && value >= least && value <= most
const only = (value: Fields, keys: readonly string[]) => Object.keys(value).every((key) => keys.includes(key))

function isColor(value: unknown): boolean {
  return (
    isFields(value) &&
    only(value, ['colorSpace', 'components', 'alpha', 'hex']) &&
    value.colorSpace === 'srgb' &&
    Array.isArray(value.components) &&
    value.components.length === 3 &&
    value.components.every((component) => within(component, 0, 1)) &&
    (value.alpha === undefined || within(value.alpha, 0, 1)) &&
    (value.hex === undefined || (typeof value.hex === 'string' && /^#[0-9a-f]{6}$/i.test(value.hex)))
  )
}

function isMeasure(value: unknown, units: readonly string[]): boolean {
  return (
    isFields(value) &&
    only(value, ['value', 'unit']) &&
    isNumber(value.value) &&
    units.includes(String(value.unit))
  )
}

const isLength = (value: unknown) => isMeasure(value, ['px', 'rem'])

function isShadow(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isShadow)
  return (
    isFields(value) &&
    only(value, ['color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset']) &&
    isColor(value.color) &&
    [value.offsetX, value.offsetY, value.blur, value.spread].every(isLength) &&
    (value.inset === undefined || typeof value.inset === 'boolean')
  )
}

const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isLength,
  duration: (value) => isMeasure(value, ['ms', 's']),
  number: isNumber,
  fontWeight: (value) => within(value, 1, 1000),
  fontFamily: (value) =>
    typeof value === 'string' ||
    (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    within(value[0], 0, 1) &&
    within(value[2], 0, 1),
  shadow: isShadow,
  gradient: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (stop) =>
        isFields(stop) && only(stop, ['color', 'position']) && isColor(stop.color) && isNumber(stop.position),
    ),
}

function tokenBreaches(token: Fields, path: string): string[] {
  const unknown = Object.keys(token).filter((key) => !TOKEN_KEYS.has(key))
  const valid = VALUES[String(token.$type)]
  return [
    ...unknown.map((key) => `${path}: ${key} is not a token's key`),
    ...(valid?.(token.$value) ? [] : [`${path}: is not a ${String(token.$type)}`]),
    ...(token.$extensions === undefined || isFields(token.$extensions)
      ? []
      : [`${path}: extensions are an object`]),
  ]
}

function groupBreaches(group: unknown, prefix = ''): string[] {
  if (!isFields(group)) return [`${prefix}: is not a group`]
  return Object.entries(group).flatMap(([name, child]) => {
    const path = `${prefix}${name}`
    if (/[{}.]/.test(name) || name.startsWith('$')) return [`${path}: not a name`]
    return isFields(child) && '$value' in child
      ? tokenBreaches(child, path)
      : groupBreaches(child, `${path}.`)
  })
}

/** Breaches of the format in a resolver document; empty when there are none. */
export function formatBreaches(document: Fields): string[] {
  const sets = isFields(document.sets) ? Object.values(document.sets) : []
  const modifiers = isFields(document.modifiers) ? Object.values(document.modifiers) : []
  const sources = [
    ...sets.flatMap((set) => (isFields(set) && Array.isArray(set.sources) ? set.sources : [undefined])),
    ...modifiers.flatMap((modifier) =>
      isFields(modifier) && isFields(modifier.contexts)
        ? Object.values(modifier.contexts).flat()
        : [undefined],
    ),
  ]
  return [
    ...(only(document, DOCUMENT_KEYS) ? [] : ['unknown keys']),
    ...(document.version === '2025.10' ? [] : ['version is not 2025.10']),
    ...(Array.isArray(document.resolutionOrder) && document.resolutionOrder.length > 0
      ? []
      : ['no resolution order']),
    ...sources.flatMap((source) => groupBreaches(source)),
  ]
}
