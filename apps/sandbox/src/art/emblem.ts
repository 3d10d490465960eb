import type { Layer } from './layer.ts'
import type { Palette } from './palettes.ts'

/** Position and size of an emblem. */
export interface Placement {
  readonly x: number
  readonly y: number
  /** Scale; 1 is about 200 units wide. */
  readonly scale: number
  /** Rotation in degrees. */
  readonly turn?: number
}

/** SVG definitions that {@link emblem} needs; once per picture. */
export const emblemDefinitions = ({ metal }: Palette): string =>
  `<linearGradient id="m" x1=".2" y1="0" x2=".6" y2="1"><stop stop-color="${metal[0]}"/><stop offset=".45" stop-color="${metal[1]}"/><stop offset="1" stop-color="${metal[2]}"/></linearGradient>`

/** Emblem drawn like a sticker: a shadow, a dark rim, then its layers. */
export function emblem(
  layers: readonly Layer[],
  palette: Palette,
  { x, y, scale, turn = 0 }: Placement,
  id = 'e',
): string {
  const shapes = layers.map((item) => shape(item, palette)).join('')
  const move = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})`
  return (
    `<defs><g id="${id}">${shapes}</g></defs><g transform="${move}" stroke-linejoin="round">` +
    `<use href="#${id}" y="9" stroke="${palette.ink}" stroke-width="16" opacity=".35"/>` +
    `<use href="#${id}" stroke="${palette.ink}" stroke-width="10"/><use href="#${id}"/></g>`
  )
}

function shape({ fill, path, opacity, mirrored }: Layer, palette: Palette): string {
  const attributes = `d="${path}" fill="${colour(fill, palette)}"${opacity === undefined ? '' : ` opacity="${opacity}"`}`
  return mirrored
    ? `<path ${attributes}/><path ${attributes} transform="scale(-1 1)"/>`
    : `<path ${attributes}/>`
}

function colour(fill: Layer['fill'], { metal, accent, ink }: Palette): string {
  switch (fill) {
    case 'M':
      return 'url(#m)'
    case 'L':
      return metal[0]
    case 'B':
      return metal[1]
    case 'D':
      return metal[2]
    case 'A':
      return accent
    case 'K':
      return ink
    default:
      return fill
  }
}
