import type { FontMetrics } from '@capsizecss/core'
import abrilFatface from '@capsizecss/metrics/abrilFatface'
import anton from '@capsizecss/metrics/anton'
import arial from '@capsizecss/metrics/arial'
import baloo2 from '@capsizecss/metrics/baloo2'
import beVietnamPro from '@capsizecss/metrics/beVietnamPro'
import bodoniModa from '@capsizecss/metrics/bodoniModa'
import cairo from '@capsizecss/metrics/cairo'
import jetBrainsMono from '@capsizecss/metrics/jetBrainsMono'
import lora from '@capsizecss/metrics/lora'
import markaziText from '@capsizecss/metrics/markaziText'
import nunito from '@capsizecss/metrics/nunito'
import oswald from '@capsizecss/metrics/oswald'
import outfit from '@capsizecss/metrics/outfit'
import playfairDisplay from '@capsizecss/metrics/playfairDisplay'
import plusJakartaSans from '@capsizecss/metrics/plusJakartaSans'
import readexPro from '@capsizecss/metrics/readexPro'
import robotoCondensed from '@capsizecss/metrics/robotoCondensed'
import robotoSlab from '@capsizecss/metrics/robotoSlab'
import spaceGrotesk from '@capsizecss/metrics/spaceGrotesk'
import unbounded from '@capsizecss/metrics/unbounded'

import type { Script } from './script.ts'

/** Typeface that a brand may choose. */
export interface Face {
  /** Family name in style sheets. */
  family: string
  /** Metrics of the face's own file, from which trims and the matched fallback are computed. */
  metrics: FontMetrics
  /** npm package with the font files; undefined for the device's own face. */
  package?: string
  /** Base name of the files in the package. */
  file?: string
  /** Scripts for which the package has a file; device faces draw all others. */
  subsets: readonly Script[]
  /** Weight range of a variable face, one file for all; undefined for one file per weight. */
  variable?: readonly [least: number, most: number]
  /** Available weights as text, for messages. */
  weights: string
  /** Weights that have a file of their own; undefined for a variable face. */
  cuts?: readonly number[]
  hasWeight: (weight: number) => boolean
  /** True for a face of headings alone, too wide, narrow or heavy for running text. */
  display?: true
}

/** Base name of a package's files: the last part of its name. */
const fileOf = (name: string) => name.slice(name.lastIndexOf('/') + 1)

/** Variable face: one file a script, named after its package. */
function variableFace(
  metrics: FontMetrics,
  name: string,
  subsets: readonly Script[],
  [least, most]: readonly [number, number],
): Face {
  return {
    metrics,
    file: fileOf(name),
    subsets,
    package: name,
    family: metrics.familyName,
    variable: [least, most],
    weights: `${least} to ${most}`,
    hasWeight: (weight) => weight >= least && weight <= most,
  }
}

/** Face with one file a script and weight. */
function staticFace(
  metrics: FontMetrics,
  name: string,
  subsets: readonly Script[],
  cuts: readonly number[],
): Face {
  return {
    metrics,
    file: fileOf(name),
    subsets,
    cuts,
    package: name,
    family: metrics.familyName,
    weights: cuts.join(', '),
    hasWeight: (weight) => cuts.includes(weight),
  }
}

/** The device's own sans: no download. Trimmed as Arial, whose metrics are close to those of the devices' faces. */
const DEVICE_SANS: Face = {
  family: 'system-ui',
  metrics: arial,
  subsets: [],
  weights: '100 to 900',
  hasWeight: (weight) => weight >= 100 && weight <= 900,
}

const HUNDREDS = [100, 200, 300, 400, 500, 600, 700, 800, 900]
const LATIN = ['latin', 'latin-ext'] as const
const VIETNAMESE = [...LATIN, 'vietnamese'] as const
const CYRILLIC = [...VIETNAMESE, 'cyrillic'] as const
const GREEK = [...CYRILLIC, 'greek'] as const

/**
 * Faces that a brand may choose. All are under the Open Font License and come from npm. A new face needs a
 * line in the workspace's catalog, a dependency of this package, and an entry here.
 */
export const FACES = {
  /** Geometric sans. */
  outfit: variableFace(outfit, '@fontsource-variable/outfit', LATIN, [100, 900]),
  /** Grotesque drawn around Vietnamese diacritics. */
  'be-vietnam-pro': staticFace(beVietnamPro, '@fontsource/be-vietnam-pro', VIETNAMESE, HUNDREDS),
  /** Geometric sans, in one file a script. */
  'plus-jakarta-sans': variableFace(
    plusJakartaSans,
    '@fontsource-variable/plus-jakarta-sans',
    VIETNAMESE,
    [200, 800],
  ),
  /** Humanist sans with Arabic and Latin of one colour. */
  'readex-pro': variableFace(
    readexPro,
    '@fontsource-variable/readex-pro',
    [...VIETNAMESE, 'arabic'],
    [160, 700],
  ),
  /** Grotesque with odd details. */
  'space-grotesk': variableFace(spaceGrotesk, '@fontsource-variable/space-grotesk', VIETNAMESE, [300, 700]),
  /** Geometric sans with a low, modern Arabic. */
  cairo: variableFace(cairo, '@fontsource-variable/cairo', [...LATIN, 'arabic'], [200, 1000]),
  /** Rounded sans for text and headings. */
  nunito: variableFace(nunito, '@fontsource-variable/nunito', CYRILLIC, [200, 1000]),
  /** Rounded and heavy, for headings and short texts. */
  'baloo-2': variableFace(baloo2, '@fontsource-variable/baloo-2', [...VIETNAMESE, 'devanagari'], [400, 800]),
  /** Condensed grotesque for text and headings. */
  'roboto-condensed': variableFace(
    robotoCondensed,
    '@fontsource-variable/roboto-condensed',
    GREEK,
    [100, 900],
  ),
  /** Condensed gothic for headlines. */
  oswald: variableFace(oswald, '@fontsource-variable/oswald', CYRILLIC, [200, 700]),
  /** Poster face, condensed and black. */
  anton: { ...staticFace(anton, '@fontsource/anton', VIETNAMESE, [400]), display: true },
  /** Very wide display face. */
  unbounded: {
    ...variableFace(unbounded, '@fontsource-variable/unbounded', CYRILLIC, [200, 900]),
    display: true,
  },
  /** Slab serif. */
  'roboto-slab': variableFace(robotoSlab, '@fontsource-variable/roboto-slab', GREEK, [100, 900]),
  /** Serif for reading. */
  lora: variableFace(lora, '@fontsource-variable/lora', CYRILLIC, [400, 700]),
  /** Serif of high contrast for headlines. */
  'playfair-display': variableFace(
    playfairDisplay,
    '@fontsource-variable/playfair-display',
    CYRILLIC,
    [400, 900],
  ),
  /** Serif of the highest contrast, for large sizes. */
  'bodoni-moda': variableFace(bodoniModa, '@fontsource-variable/bodoni-moda', LATIN, [400, 900]),
  /** Fat face of nineteenth-century posters. */
  'abril-fatface': { ...staticFace(abrilFatface, '@fontsource/abril-fatface', LATIN, [400]), display: true },
  /** Compact serif with Arabic and Latin, the voice of a newspaper in both. */
  'markazi-text': variableFace(
    markaziText,
    '@fontsource-variable/markazi-text',
    [...VIETNAMESE, 'arabic'],
    [400, 700],
  ),
  /** Typewriter face for figures and technical brands. */
  'jetbrains-mono': variableFace(jetBrainsMono, '@fontsource-variable/jetbrains-mono', GREEK, [100, 800]),
  system: DEVICE_SANS,
} satisfies Record<string, Face>

/** Name of a face in `FACES`. */
export type FaceId = keyof typeof FACES
