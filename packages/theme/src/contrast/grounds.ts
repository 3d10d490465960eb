import { colorsIn, over } from '../solve/color.ts'
import type { Hex } from '../solve/color.ts'

/** The two worst pictures there are. */
const PICTURES: readonly Hex[] = ['#ffffff', '#000000']

/** Splits a `background-image` value at the commas between its layers. */
function layersOf(image: string): string[] {
  return image.split(/,\s*(?=[a-z-]*gradient\()/i)
}

/** Stops of a gradient and, between opaque ones, their middle: mixing in sRGB can be darker than either end. */
function samples(layer: string): Hex[] {
  const stops = colorsIn(layer)
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    const opaque = stop.length === 7 && next?.length === 7
    return opaque && next !== stop ? [stop, over(`${next}80`, stop)] : [stop]
  })
}

/**
 * Every colour that may lie under something drawn on a gradient, its layers blended from the bottom up.
 * @param ground opaque colour under the lowest layer
 */
export function gradientGrounds(image: string, ground: Hex): Hex[] {
  let under: Hex[] = [ground]
  for (const layer of layersOf(image).toReversed()) {
    const stops = samples(layer)
    under = [...new Set(stops.flatMap((stop) => under.map((below) => over(stop, below))))]
  }
  return under
}

/** A translucent ground over the lightest and the darkest picture. */
export function pictureGrounds(color: Hex): Hex[] {
  return PICTURES.map((picture) => over(color, picture))
}
