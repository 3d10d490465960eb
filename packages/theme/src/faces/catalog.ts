import type { FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import beVietnamPro from '@capsizecss/metrics/beVietnamPro'
import outfit from '@capsizecss/metrics/outfit'
import plusJakartaSans from '@capsizecss/metrics/plusJakartaSans'
import readexPro from '@capsizecss/metrics/readexPro'

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
  hasWeight: (weight: number) => boolean
}

function variableFace(options: {
  metrics: FontMetrics
  package: string
  file: string
  subsets: readonly Script[]
  range: readonly [number, number]
}): Face {
  const { range, metrics, ...files } = options
  return {
    ...files,
    metrics,
    family: metrics.familyName,
    variable: range,
    weights: `${range[0]} to ${range[1]}`,
    hasWeight: (weight) => weight >= range[0] && weight <= range[1],
  }
}

/** Face with one file per weight, or with none. */
function staticFace(face: Face): Face {
  return face
}

const HUNDREDS = [100, 200, 300, 400, 500, 600, 700, 800, 900]

/**
 * Faces that a brand may choose. All are under the Open Font License and come from npm. A new face needs a
 * line in the workspace's catalog, a dependency of this package, and an entry here.
 */
export const FACES = {
  /** Geometric sans, Latin. */
  outfit: variableFace({
    metrics: outfit,
    package: '@fontsource-variable/outfit',
    file: 'outfit',
    subsets: ['latin', 'latin-ext'],
    range: [100, 900],
  }),
  /** Grotesque drawn around Vietnamese diacritics. */
  'be-vietnam-pro': staticFace({
    family: beVietnamPro.familyName,
    metrics: beVietnamPro,
    package: '@fontsource/be-vietnam-pro',
    file: 'be-vietnam-pro',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    weights: HUNDREDS.join(', '),
    hasWeight: (weight) => HUNDREDS.includes(weight),
  }),
  /** Geometric sans, Latin with Vietnamese, in one file a script. */
  'plus-jakarta-sans': variableFace({
    metrics: plusJakartaSans,
    package: '@fontsource-variable/plus-jakarta-sans',
    file: 'plus-jakarta-sans',
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    range: [200, 800],
  }),
  /** Humanist sans with Arabic and Latin of one colour. */
  'readex-pro': variableFace({
    metrics: readexPro,
    package: '@fontsource-variable/readex-pro',
    file: 'readex-pro',
    subsets: ['latin', 'latin-ext', 'vietnamese', 'arabic'],
    range: [160, 700],
  }),
  /**
   * The device's own sans: no download. Trimmed as Arial, whose metrics are close to those of the devices'
   * faces.
   */
  system: staticFace({
    family: 'system-ui',
    metrics: arial,
    subsets: [],
    weights: '100 to 900',
    hasWeight: (weight) => weight >= 100 && weight <= 900,
  }),
} satisfies Record<string, Face>

/** Name of a face in `FACES`. */
export type FaceId = keyof typeof FACES
