import type { Random } from '../../random.ts'
import type { Scene } from '../canvas.ts'
import { emblem } from '../emblem.ts'
import { motifLayers } from '../motifs.ts'
import { bubbles, fish, shark } from '../objects/seaLife.ts'
import type { Palette } from '../palettes.ts'
import { polygon } from '../shapes.ts'

const COATS = [
  ['#ff8a1f', '#ffe9c9'],
  ['#ffd23f', '#1c4fd6'],
  ['#ff4f79', '#ffd6e2'],
  ['#27e0b3', '#0a5a8a'],
  ['#c08bff', '#5a1fb0'],
] as const

/** Underwater scene: light from above, weed below, and a catch. */
export function waterScene(name: string, palette: Palette, random: Random): Scene {
  const coat = () => random.pick(COATS)
  const [body, fins] = coat()
  const hunter = /Shark|Leviathan|Kraken|Hunter/.test(name)
  const main = hunter
    ? shark(150, 150, 1.25, '#5a7fb0')
    : fish(random.integer(140, 160), 152, 1.62, body, fins, random.next() < 0.5)
  const treasure = /Golden|Treasure|Royal|Sunken/.test(name)
  const small = Array.from({ length: 3 }, (_, index) => {
    const [one, two] = coat()
    return fish(
      50 + index * 100,
      54 + ((index * 67) % 150) + (index === 1 ? -20 : 12),
      0.42,
      one,
      two,
      random.next() < 0.5,
    )
  }).join('')
  const weed = [10, 46, 80, 226, 262, 292]
    .map(
      (x, index) =>
        `M${x} 400C${x - 26} 340 ${x + 24} 310 ${x - 4} ${250 - ((index * 37) % 60)}C${x + 30} 300 ${x - 4} 350 ${x + 18} 400Z`,
    )
    .join('')
  return {
    art:
      `<path d="${polygon(60, 0, 110, 0, 60, 400, -60, 400)}${polygon(150, 0, 190, 0, 210, 400, 110, 400)}${polygon(230, 0, 262, 0, 380, 400, 260, 400)}" fill="#fff" opacity=".13"/>` +
      `${small}<circle cx="150" cy="150" r="116" fill="${palette.sky[0]}" opacity=".22"/><path d="${weed}" fill="${palette.ink}" opacity=".65"/>` +
      (treasure
        ? emblem(motifLayers('chest'), palette, { x: 226, y: 238, scale: 0.5 })
        : emblem(motifLayers('coin'), palette, { x: 56, y: 232, scale: 0.3, turn: -14 })) +
      main +
      bubbles(48, 150) +
      bubbles(252, 110),
    face: 'leaning',
  }
}
