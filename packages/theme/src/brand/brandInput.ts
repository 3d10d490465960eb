import type { TokenPath } from '../contract.ts'
import type { FaceId } from '../faces/catalog.ts'
import type { SeasonInput } from '../seasons/season.ts'

/** The two complete themes of every brand. */
export type ThemeName = 'dark' | 'light'

/** Density of the layout: sets gutters, gaps between sections, rows and controls. */
export type Density = 'airy' | 'medium' | 'dense'

/** Hue of the greys, by a colour or a temperature. `tint` is the amount of that hue, 0 (pure grey) to 1. */
export type NeutralSeed =
  | { from: 'brand' | 'accent'; tint: number }
  /** −1 is a cold indigo, 0 has no hue of its own, 1 is the yellow of old paper. */
  | { temperature: number; tint: number }
  /** A hue of its own in degrees of OKLCH: 20 is red, 100 yellow, 150 green, 260 blue, 330 pink. */
  | { hue: number; tint: number }

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
  /**
   * Colour of the surfaces beyond a tint: 0 (the default) keeps them almost grey, 1 is a page that is plum, green
   * or yellow in both themes, in the hue of `neutral`.
   */
  saturation?: number
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

/** The face of headings and large figures, which may be another than the text's. */
export interface DisplayFaceSeed {
  face: FaceId
  weight: number
  /** Letter-spacing of headings in em, −0.06 to 0.2; default 0. Joined scripts keep their own. */
  tracking?: number
  /** Case of headings; default as written. */
  case?: LetterCase
}

/** Capitals for all letters, or letters as written. */
export type LetterCase = (typeof LETTER_CASES)[number]
export const LETTER_CASES = ['written', 'capitals'] as const

/** Labels of buttons and tabs. */
export interface LabelSeed {
  /** Letter-spacing in em, 0 to 0.12; default 0. */
  tracking?: number
  /** Default as written. */
  case?: LetterCase
}

/**
 * Figures of amounts: of the height of capitals (the default), with ascenders and descenders, or with a struck
 * zero. Faces without the variant show their usual figures.
 */
export type Figures = (typeof FIGURES)[number]
export const FIGURES = ['lining', 'oldstyle', 'slashed'] as const

/**
 * Silhouette of a part. `rounded` follows `radius`, `leaf` rounds two opposite corners, `cut` cuts the corners
 * off (rounded where a browser cannot), `pill` rounds the ends fully.
 */
export type Silhouette = (typeof SILHOUETTES)[number]
export const SILHOUETTES = ['rounded', 'square', 'pill', 'leaf', 'cut'] as const

/** Parts that have a silhouette: buttons and fields, chips and tabs, game tiles, cards, shortcuts. */
export type ShapedPart = (typeof SHAPED_PARTS)[number]
export const SHAPED_PARTS = ['control', 'chip', 'tile', 'card', 'disc'] as const

/**
 * Line around cards, tiles and controls: thin, thick, thick with a hard shadow, or none. `hairline` is the
 * default.
 */
export type Edge = (typeof EDGES)[number]
export const EDGES = ['hairline', 'outline', 'hard', 'none'] as const

/** Weight of the lines of `outline` and `hard`: 1, 2 (the default) or 3 px. The other edges are thin or none. */
export type EdgeWeight = (typeof EDGE_WEIGHTS)[number]
export const EDGE_WEIGHTS = ['fine', 'regular', 'heavy'] as const

/**
 * Fields of forms and search: in a box (the default), on a line, or filled over a line. The edge that says where a field
 * is has 3:1 in all of them.
 */
export type FieldLook = (typeof FIELD_LOOKS)[number]
export const FIELD_LOOKS = ['boxed', 'underlined', 'filled'] as const

/**
 * Heading of a section: plain with its icon (the default), under a rule, after a number, in a slab of the brand, or in
 * the middle between two lines.
 */
export type HeadingLook = (typeof HEADING_LOOKS)[number]
export const HEADING_LOOKS = ['plain', 'ruled', 'numbered', 'slab', 'centred'] as const

/**
 * Chosen tab, category or chip: softly filled with a line (the default), filled in the brand's colour, black for white,
 * underlined, or marked by a dot; the last two have no boxes around tabs.
 */
export type Selection = (typeof SELECTIONS)[number]
export const SELECTIONS = ['soft', 'solid', 'inverted', 'underline', 'dot'] as const

/** Colour of edges and ornaments: the neutral's (the default), the brand's or the accent's. */
export type Ink = (typeof INKS)[number]
export const INKS = ['neutral', 'brand', 'accent'] as const

/**
 * Drawing of icons: three weights of line, two tones (closed forms lightly filled), or solid (single closed
 * forms filled, two tones for the rest, whose details a fill would hide). `regular` is the default.
 */
export type IconStyle = (typeof ICON_STYLES)[number]
export const ICON_STYLES = ['thin', 'regular', 'bold', 'duotone', 'solid'] as const

/** Character of motion: `gentle` is the default; a new page fades for 300 ms in all of them. */
export type MotionCharacter = (typeof MOTIONS)[number]
export const MOTIONS = ['gentle', 'calm', 'crisp', 'bouncy'] as const

/** Pattern on the page and on hero panels; `none` is the default. */
export type Pattern = (typeof PATTERNS)[number]
export const PATTERNS = ['none', 'stripes', 'pinstripe', 'grid', 'lattice', 'rays', 'rings'] as const

/** Line inside the edge of a card; `none` is the default. */
export type Frame = (typeof FRAMES)[number]
export const FRAMES = ['none', 'double'] as const

/** Ornament of surfaces. */
export interface OrnamentSeed {
  pattern?: Pattern
  /** Visibility of the pattern, 0 to 1; default 0.5. */
  strength?: number
  frame?: Frame
  ink?: Ink
}

/**
 * Hero panels in the light theme: a light wash of the brand (the default), or the dark theme's deep panel with
 * the dark theme's colours on it, which keeps a lacquer red and a night dark.
 */
export type HeroMode = (typeof HERO_MODES)[number]
export const HERO_MODES = ['wash', 'solid'] as const

/**
 * Header and bottom menu in the light theme: of the page (the default), or the dark theme's bars, which frame a
 * light page in lacquer or ink.
 */
export type ChromeMode = (typeof CHROME_MODES)[number]
export const CHROME_MODES = ['page', 'solid'] as const

/** Cut of a brand beyond its colours. Everything is optional. */
export interface StyleSeed {
  /** Silhouettes by part; default `rounded`, and `pill` for `disc`. Cards and tiles have no pill. */
  shape?: { [Part in ShapedPart]?: Silhouette }
  edge?: Edge
  edgeInk?: Ink
  edgeWeight?: EdgeWeight
  field?: FieldLook
  heading?: HeadingLook
  selection?: Selection
  icons?: IconStyle
  motion?: MotionCharacter
  ornament?: OrnamentSeed
  hero?: HeroMode
  chrome?: ChromeMode
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
    label?: LabelSeed
    figures?: Figures
    /** Ratio between neighbouring sizes above body text, 1.1 to 1.3. */
    scale: number
  }
  style?: StyleSeed
  overrides?: TokenOverrides
  /** Clocks by which seasons begin and end: `Europe/Malta`. */
  timeZone?: string
  /** Looks between two times, one at a time. */
  seasons?: readonly SeasonInput[]
}
