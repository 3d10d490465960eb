import type { TokenPath } from '../contract.ts'
import type { FaceId } from '../faces/catalog.ts'

/** The two complete themes of every brand. */
export type ThemeName = 'dark' | 'light'

/** Density of the layout: sets gutters, gaps between sections, rows and controls. */
export type Density = 'airy' | 'medium' | 'dense'

/** Hue of the greys, by a colour or a temperature. `tint` is the amount of that hue, 0 (pure grey) to 1. */
export type NeutralSeed =
  | { from: 'brand' | 'accent'; tint: number }
  /** −1 is a cold indigo, 0 has no hue of its own, 1 is the yellow of old paper. */
  | { temperature: number; tint: number }

/**
 * The character of the surfaces: the numbers between glass, lacquer and paper. Each goes from 0 to 1.
 */
export interface SurfaceSeed {
  /** Dark theme: darkness of the page. 0 is charcoal, 1 is close to black. */
  depth: number
  /** Difference of lightness between page, card and raised surfaces. */
  step: number
  /** Light theme: distance of the page from white. 0 is white, 1 is deep paper. */
  paper: number
  /** Strength of the light that brand and accent cast on the page and the hero panel. */
  glow: number
  /** Strength of the brand's reflex on a card. */
  sheen: number
  /** Light theme: strength of the shadows. */
  shadow: number
}

/** Seeds of the tokens `gradient.*`. */
export interface GradientSeed {
  /** Direction in degrees, as CSS counts them (180 is downwards). */
  angle: number
  /** Distance that the brand gradient covers from the brand colour to the accent, 0 to 1. */
  travel: number
  /** Colour of the hero panel: 0 is the brand colour, 1 the accent. */
  panel: number
}

/** A face of the catalog and the weights that the brand uses of it. */
export interface TextFaceSeed {
  face: FaceId
  regular: number
  medium: number
  bold: number
}

/** The face of headings and large figures. */
export interface DisplayFaceSeed {
  face: FaceId
  weight: number
}

/** Replaces single tokens after solving: a pair `[dark, light]` of CSS values for a token's name. */
export type TokenOverrides = { readonly [path in TokenPath]?: readonly [dark: string, light: string] }

/** Seeds of a brand: the decisions of an operator about its appearance. All tokens are solved from them. */
export interface BrandInput {
  /** Six-digit hex colours. `brand` is never altered; the colours drawn on it are solved. */
  colors: { brand: string; accent: string }
  /** One seed for both themes, or one for each. */
  neutral: NeutralSeed | Readonly<Record<ThemeName, NeutralSeed>>
  surfaces: SurfaceSeed
  gradient: GradientSeed
  /** Corner radius of a card in pixels, 0 to 28; all other radii follow. */
  radius: number
  density: Density
  type: {
    text: TextFaceSeed
    display: DisplayFaceSeed
    /** Ratio between neighbouring sizes above body text, 1.1 to 1.3. */
    scale: number
  }
  overrides?: TokenOverrides
}
