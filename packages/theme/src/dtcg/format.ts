/** The parts of the DTCG format 2025.10 (and its resolver) that a theme needs. */

/** Components are 0–1 in `srgb`; `hex` repeats them for tools that know no colour spaces. */
export interface DtcgColor {
  colorSpace: string
  components: readonly (number | 'none')[]
  alpha?: number
  hex?: string
}

export interface DtcgDimension {
  value: number
  unit: 'px' | 'rem'
}

export interface DtcgDuration {
  value: number
  unit: 'ms' | 's'
}

export interface DtcgShadow {
  color: DtcgColor
  offsetX: DtcgDimension
  offsetY: DtcgDimension
  blur: DtcgDimension
  spread: DtcgDimension
  inset?: boolean
}

export interface DtcgStop {
  color: DtcgColor
  position: number
}

/** A token: its value, its type, and under this project's name what the format has no words for. */
export interface DtcgToken {
  $value: unknown
  $type?: string
  $description?: string
  $extensions?: Readonly<Record<string, unknown>>
}

/** Groups nest; a name is a token's or a group's. */
export interface DtcgGroup {
  [name: string]: DtcgToken | DtcgGroup | string | undefined
}

/** A resolver document that holds a whole brand: tokens of both themes, and the theme as its one modifier. */
export interface DtcgDocument {
  name?: string
  version: '2025.10'
  sets: { shared: { sources: readonly DtcgGroup[] } }
  modifiers: {
    theme: { contexts: Readonly<Record<'dark' | 'light', readonly DtcgGroup[]>>; default: 'dark' | 'light' }
  }
  resolutionOrder: readonly { $ref: string }[]
}

/** Where a token keeps the exact CSS value when the format can only hold part of it (layers and angle of a gradient, `em`). */
export const CSS_EXTENSION = 'dev.livery.css'
