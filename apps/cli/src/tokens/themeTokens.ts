/** Kind of file that tokens come in. */
export type DesignTool = 'DTCG' | 'Figma' | 'Tokens Studio'

/** Values of a design in both themes, by the design's own names, in the notation of DTCG. */
export interface ThemeTokens {
  readonly dark: ReadonlyMap<string, object>
  readonly light: ReadonlyMap<string, object>
}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Colour token from channels between 0 and 1. */
export function colorToken(components: readonly [number, number, number], alpha = 1): object {
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha } }
}

/** Length token from pixels. */
export function lengthToken(px: number): object {
  return { $type: 'dimension', $value: { value: px, unit: 'px' } }
}
