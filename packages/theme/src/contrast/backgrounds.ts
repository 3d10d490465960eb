import { colorsIn, over, type Hex } from '../solve/color.ts'

/** Extreme pictures, white and black. */
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
 * All colours behind content on a gradient, its layers blended from the bottom up.
 *
 * @param background opaque colour under the lowest layer
 */
export function gradientBackgrounds(image: string, background: Hex): Hex[] {
  let under: Hex[] = [background]
  for (const layer of layersOf(image).toReversed()) {
    const stops = samples(layer)
    // A layer of `none` is transparent.
    if (stops.length === 0) continue
    under = [...new Set(stops.flatMap((stop) => under.map((below) => over(stop, below))))]
  }
  return under
}

/** Blends of a translucent background with the lightest and the darkest picture. */
export function pictureBackgrounds(color: Hex): Hex[] {
  return PICTURES.map((picture) => over(color, picture))
}
