import * as fc from 'fast-check'

import { FACES, type FaceId } from '../faces/catalog.ts'
import type { BrandInput, NeutralSeed } from './brandInput.ts'

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
)
const neutral = fc.oneof(oneNeutral, fc.record({ dark: oneNeutral, light: oneNeutral }))
const face = fc.constantFrom(...(Object.keys(FACES) as FaceId[]))

/** Any seeds that `defineBrand` accepts. */
export const brandSeeds: fc.Arbitrary<BrandInput> = fc.record({
  colors: fc.record({ brand: color, accent: color }),
  neutral,
  surfaces: fc.record({ depth: unit, step: unit, paper: unit, glow: unit, sheen: unit, shadow: unit }),
  gradient: fc.record({ angle: fc.integer({ min: 0, max: 360 }), travel: unit, panel: unit }),
  radius: fc.integer({ min: 0, max: 28 }),
  density: fc.constantFrom('airy' as const, 'medium' as const, 'dense' as const),
  type: fc.record({
    text: fc.record({ face, regular: fc.constant(400), medium: fc.constant(500), bold: fc.constant(700) }),
    display: fc.record({ face, weight: fc.constant(600) }),
    scale: fc.double({ min: 1.1, max: 1.3, noNaN: true }),
  }),
})
