import { emblemDefinitions } from './emblem.ts'
import type { LetterFace } from './faces.ts'
import type { Palette } from './palettes.ts'
import { titleLettering } from './title.ts'

/**
 * Scene of a tile: everything between the sky and the lettering, drawn for 300 × 400, the tallest shape of
 * a tile. Wider tiles crop it to its middle.
 */
export interface Scene {
  readonly art: string
  readonly face?: LetterFace
}

const shared = (palette: Palette): string =>
  `<defs><radialGradient id="s" cx=".5" cy=".4" r=".72"><stop stop-color="${palette.sky[0]}"/><stop offset=".45" stop-color="${palette.sky[1]}"/><stop offset="1" stop-color="${palette.sky[2]}"/></radialGradient>` +
  `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${palette.ink}" stop-opacity="0"/><stop offset=".72" stop-color="${palette.ink}" stop-opacity=".92"/><stop offset="1" stop-color="${palette.ink}"/></linearGradient>` +
  `<radialGradient id="gloss" cx=".34" cy=".26" r=".8"><stop stop-color="#fff" stop-opacity=".75"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>` +
  `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".32" stop-color="#fff" stop-opacity="0"/></linearGradient>${emblemDefinitions(palette)}</defs>`

const whole = (fill: string): string => `<rect width="100%" height="100%" fill="${fill}"/>`
const FRAME =
  '<rect width="100%" height="100%" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>'

/** Parts of a scene for tall, square and wide boxes, in its 300 × 400: the motif stands in all of them. */
const CROPS = [
  { below: 0.9, crop: '0 0 300 400' },
  { below: 1.4, crop: '0 20 300 300' },
  { below: Infinity, crop: '-83 16 466 262' },
] as const

/** Picture of a scene without letters, composed for a ratio of width to height. */
export function picture(ratio: number, palette: Palette, scene: Scene): string {
  const { crop } = CROPS.find(({ below }) => ratio < below) ?? CROPS[0]
  const [, , width, height] = crop.split(' ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">${shared(palette)}${whole('url(#s)')}` +
    `<svg viewBox="${crop}" overflow="visible">${scene.art}</svg>${whole('url(#sheen)')}${FRAME}</svg>`
  )
}

/**
 * Complete tile: sky, scene, a darkened foot with the title, a sheen and a hairline frame.
 * The tile has no fixed aspect ratio and fills its container, like a studio's set of one picture for each shape:
 * the scene is cropped, the title stays whole at its foot.
 */
export function tile(name: string, palette: Palette, scene: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img">${shared(palette)}${whole('url(#s)')}` +
    `<svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice">${scene.art}</svg>` +
    `<rect y="59%" width="100%" height="41%" fill="url(#f)"/>` +
    `<svg y="66%" height="34%" viewBox="0 264 300 136" preserveAspectRatio="xMidYMax">${titleLettering(name, palette, scene.face ?? 'poster')}</svg>` +
    `${whole('url(#sheen)')}${FRAME}</svg>`
  )
}
