import * as fc from 'fast-check'

import { FACES, type Face, type FaceId } from '../faces/catalog.ts'
import type { BrandInput, DisplayFaceSeed, NeutralSeed, StyleSeed } from './brandInput.ts'
import { SEED_WORDS } from './seedWords.ts'

const unit = fc.double({ min: 0, max: 1, noNaN: true })
/** Any colour, with edge cases (black, white, greys, pure primaries) more often than by chance. */
const color = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 0, max: 255 })
      .map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '#000000',
      '#ffffff',
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
      '#00ffff',
      '#ff00ff',
    ),
  },
)
const oneNeutral: fc.Arbitrary<NeutralSeed> = fc.oneof(
  fc.record({ from: fc.constantFrom('brand' as const, 'accent' as const), tint: unit }),
  fc.record({ temperature: fc.double({ min: -1, max: 1, noNaN: true }), tint: unit }),
  fc.record({ hue: fc.double({ min: 0, max: 360, noNaN: true }), tint: unit }),
)
const neutral = fc.oneof(oneNeutral, fc.record({ dark: oneNeutral, light: oneNeutral }))
const FACE_IDS = Object.keys(FACES) as FaceId[]
const TEXT_WEIGHTS = { regular: 400, medium: 500, bold: 700 }
const textFace = fc.constantFrom(
  ...FACE_IDS.filter((id) => {
    const { display, hasWeight }: Face = FACES[id]
    return display !== true && Object.values(TEXT_WEIGHTS).every((weight) => hasWeight(weight))
  }),
)
const displayFace = fc.constantFrom(
  ...FACE_IDS.map((face) => ({ face, weight: FACES[face].hasWeight(600) ? 600 : 400 })),
)
/** A value, or the seed left out. */
const maybe = <T>(...values: readonly T[]) => fc.constantFrom(undefined, ...values)
const blunt = SEED_WORDS.silhouettes.filter((name) => name !== 'pill')

/** An object without the keys whose value was left out. */
function present<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T
}

/** Any cut of a brand; every seed is also left out at times. */
const style = fc
  .record({
    shape: fc
      .record({
        control: maybe(...SEED_WORDS.silhouettes),
        chip: maybe(...SEED_WORDS.silhouettes),
        disc: maybe(...SEED_WORDS.silhouettes),
        tile: maybe(...blunt),
        card: maybe(...blunt),
      })
      .map(present),
    edge: maybe(...SEED_WORDS.edges),
    edgeInk: maybe(...SEED_WORDS.inks),
    edgeWeight: maybe(...SEED_WORDS.weights),
    field: maybe(...SEED_WORDS.fields),
    heading: maybe(...SEED_WORDS.headings),
    selection: maybe(...SEED_WORDS.selections),
    icons: maybe(...SEED_WORDS.icons),
    motion: maybe(...SEED_WORDS.motions),
    ornament: fc
      .record({
        pattern: maybe(...SEED_WORDS.patterns),
        strength: fc.option(unit, { nil: undefined }),
        frame: maybe(...SEED_WORDS.frames),
        ink: maybe(...SEED_WORDS.inks),
      })
      .map(present),
    hero: maybe(...SEED_WORDS.heroes),
    chrome: maybe(...SEED_WORDS.chromes),
  })
  .map((seeds) => present(seeds) as StyleSeed)
const display = fc
  .record({
    face: displayFace,
    tracking: fc.option(fc.double({ min: -0.06, max: 0.2, noNaN: true }), { nil: undefined }),
    case: maybe(...SEED_WORDS.cases),
  })
  .map(({ face, ...voice }) => ({ ...face, ...present(voice) }) as DisplayFaceSeed)

/** Any seeds that `defineBrand` accepts. */
export const brandSeeds: fc.Arbitrary<BrandInput> = fc.record({
  colors: fc.record({ brand: color, accent: color }),
  neutral,
  surfaces: fc.record({
    depth: unit,
    step: unit,
    paper: unit,
    glow: unit,
    sheen: unit,
    shadow: unit,
    saturation: unit,
  }),
  gradient: fc.record({ angle: fc.integer({ min: 0, max: 360 }), travel: unit, panel: unit }),
  radius: fc.integer({ min: 0, max: 28 }),
  density: fc.constantFrom('airy' as const, 'medium' as const, 'dense' as const),
  type: fc.record({
    text: textFace.map((face) => ({ face, ...TEXT_WEIGHTS })),
    display,
    figures: fc.constantFrom(...SEED_WORDS.figures),
    scale: fc.double({ min: 1.1, max: 1.3, noNaN: true }),
  }),
  style,
})
