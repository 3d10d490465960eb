import type { TokenPath } from '../contract.ts'
import type { FaceId } from '../faces/catalog.ts'

/** The two complete themes of every brand. */
export type ThemeName = 'dark' | 'light'

/** How close things stand: sets gutters, gaps between sections, rows and controls. */
export type Density = 'airy' | 'medium' | 'dense'

/** Where the greys take their hue from. `tint` is how much of it they carry, 0 (pure grey) to 1. */
export type NeutralSeed =
  | { from: 'brand' | 'accent'; tint: number }
  /** −1 is a cold indigo, 0 has no hue of its own, 1 is the yellow of old paper. */
  | { temperature: number; tint: number }

/**
 * The character of the surfaces: the numbers between glass, lacquer and paper. Each goes from 0 to 1.
 */
export interface SurfaceSeed {
  /** Dark theme: how black the page is. 0 is charcoal, 1 is close to black. */
  depth: number
  /** How far apart page, card and raised stand. */
  step: number
  /** Light theme: how far the page departs from white. 0 is white, 1 is deep paper. */
  paper: number
  /** How strongly brand and accent light up the page and the hero panel. */
  glow: number
  /** How strongly a card shows a reflex of the brand. */
  sheen: number
  /** Light theme: strength of the shadows. */
  shadow: number
}

/** How `gradient.*` are drawn. */
export interface GradientSeed {
  /** Direction in degrees, as CSS counts them (180 is downwards). */
  angle: number
  /** How far the brand gradient travels from the brand colour to the accent, 0 to 1. */
  travel: number
  /** Which colour the hero panel is made of: 0 is the brand colour, 1 the accent. */
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

/** What an operator decides about the looks: a handful of seeds. Everything else is solved from them. */
export interface BrandInput {
  /** Six-digit hex colours. `brand` is never altered; what is drawn on it is. */
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
