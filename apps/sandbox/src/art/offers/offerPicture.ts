import type { Brand } from '@livery/theme'

import { mannerOf } from './manner.ts'
import { OFFER_SCENES, type OfferScene } from './scenes.ts'

/** Names of all drawings, in a fixed order. */
export const OFFER_SCENE_NAMES = Object.keys(OFFER_SCENES) as OfferScene[]

export const isOfferScene = (name: string): name is OfferScene => Object.hasOwn(OFFER_SCENES, name)

/** Offset of a hard shadow, in the picture's units. */
const SHADOW = 8

/** Picture of an offer in the brand's own hand, 800 × 400, without letters. Its left half is plain. */
export function offerPicture(scene: OfferScene, brand: Brand): string {
  const { ground, definitions, paint, casts } = mannerOf(brand, OFFER_SCENE_NAMES.indexOf(scene))
  const shapes = OFFER_SCENES[scene]
  const drawn = shapes.map(([kind, path]) => `<path d="${path}" ${paint[kind]}/>`).join('')
  const shadow = casts
    ? `<g transform="translate(${SHADOW} ${SHADOW})">${shapes
        .filter(([kind]) => kind !== 'line')
        .map(([, path]) => `<path d="${path}" fill="#17101f"/>`)
        .join('')}</g>`
    : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" role="img"><defs>${definitions}</defs>` +
    `${ground}${shadow}${drawn}</svg>`
  )
}
