import type { Random } from '../../random.ts'
import type { Scene } from '../canvas.ts'
import { emblem } from '../emblem.ts'
import { motifLayers, type Motif } from '../motifs.ts'
import type { Palette } from '../palettes.ts'
import { around, disc, polygon, rays, ring, star } from '../shapes.ts'

/** Emblem in front of light; five backdrops and three arrangements make neighbouring tiles differ. */
export function slotScene(
  motif: Motif,
  palette: Palette,
  random: Random,
  face: Scene['face'] = 'poster',
): Scene {
  const backdrop = random.pick(BACKDROPS)(palette, random)
  const layers = motifLayers(motif)
  const arrangement = random.integer(0, 3)
  const twins =
    arrangement === 1
      ? emblem(layers, palette, { x: 52, y: 178, scale: 0.56, turn: -16 }, 'l') +
        emblem(layers, palette, { x: 248, y: 178, scale: 0.56, turn: 16 }, 'r')
      : ''
  const medallion =
    arrangement === 2
      ? `<circle cx="150" cy="150" r="122" fill="${palette.ink}" opacity=".5"/><path d="${ring(150, 150, 124, 113)}" fill="url(#m)"/><path d="${around(20, (turn) => disc(150 + Math.cos(turn) * 118.5, 150 + Math.sin(turn) * 118.5, 3))}" fill="#fff" opacity=".85"/>`
      : ''
  const scale = arrangement === 2 ? 0.98 : 1.18
  const turn = arrangement === 3 ? random.pick([-9, 8, 10]) : 0
  return {
    art:
      backdrop +
      medallion +
      twins +
      emblem(layers, palette, { x: 150, y: arrangement === 2 ? 150 : 154, scale, turn }) +
      sparks(random),
    face,
  }
}

type Backdrop = (palette: Palette, random: Random) => string

const BACKDROPS: readonly Backdrop[] = [
  (palette, random) =>
    `<path d="${rays(14, 340, 150, 155, 0.5, random.next())}" fill="${palette.sky[0]}" opacity=".3"/><circle cx="150" cy="155" r="112" fill="${palette.sky[0]}" opacity=".28"/>`,
  (palette) =>
    [190, 150, 112]
      .map(
        (radius, index) =>
          `<circle cx="150" cy="155" r="${radius}" fill="${palette.sky[0]}" opacity="${0.1 + index * 0.06}"/>`,
      )
      .join(''),
  (palette, random) => {
    const lights = Array.from({ length: 11 }, () =>
      disc(random.integer(0, 300), random.integer(0, 270), random.integer(10, 38)),
    ).join('')
    return `<path d="${lights}" fill="${palette.sky[0]}" opacity=".17"/><circle cx="150" cy="155" r="118" fill="${palette.sky[0]}" opacity=".2"/>`
  },
  (palette) =>
    `<path d="${polygon(60, 0, 110, 0, 200, 300, 0, 300)}${polygon(190, 0, 240, 0, 300, 300, 100, 300)}" fill="${palette.sky[0]}" opacity=".2"/><ellipse cx="150" cy="268" rx="150" ry="34" fill="${palette.sky[0]}" opacity=".35"/>`,
  (palette, random) => {
    const hill = (y: number) =>
      `M0 ${y}C60 ${y - random.integer(10, 60)} 110 ${y + 20} 160 ${y - 14}S250 ${y - random.integer(20, 60)} 300 ${y}V400H0Z`
    return `<circle cx="150" cy="130" r="104" fill="${palette.sky[0]}" opacity=".5"/><path d="${hill(226)}" fill="${palette.sky[2]}" opacity=".45"/><path d="${hill(256)}" fill="${palette.ink}" opacity=".6"/>`
  },
]

function sparks(random: Random): string {
  const path = Array.from({ length: 6 }, () =>
    star(4, random.integer(7, 15), 2, random.integer(16, 284), random.integer(16, 236)),
  ).join('')
  return `<path d="${path}" fill="#fff" opacity=".85"/>`
}
