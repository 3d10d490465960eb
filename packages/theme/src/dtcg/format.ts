/** The parts of the DTCG format 2025.10 (and its resolver) that a theme needs. */

/**
 * Colour of the format. Components are 0–1 in `srgb`; `hex` repeats them for tools that know no colour spaces.
 */
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

/**
 * Token of the format: value, type, and an extension of this project for values that the format cannot
 * express.
 */
export interface DtcgToken {
  $value: unknown
  $type?: string
  $description?: string
  $extensions?: Readonly<Record<string, unknown>>
}

/** Group of tokens; groups nest, and each name is that of a token or a group. */
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

/**
 * Extension that holds the exact CSS value when the format can only express part of it (layers and angle of a
 * gradient, `em`).
 */
export const CSS_EXTENSION = 'dev.livery.css'
