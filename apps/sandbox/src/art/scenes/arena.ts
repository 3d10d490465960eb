import type { Random } from '../../random.ts'
import type { Scene } from '../canvas.ts'
import { emblem } from '../emblem.ts'
import { lettering } from '../lettering.ts'
import { motifLayers, type Motif } from '../motifs.ts'
import { sportsBall } from '../objects/balls.ts'
import type { Palette } from '../palettes.ts'
import { around, polygon, rays, ring, star } from '../shapes.ts'

/** Climbing curve that breaks. */
export function crashScene(name: string, palette: Palette, random: Random): Scene {
  const top = random.integer(54, 92)
  const right = random.integer(212, 240)
  const curve = `M-4 262C90 258 ${right - 70} 230 ${right} ${top + 30}`
  const flyers: readonly (readonly [RegExp, Motif])[] = [
    [/Comet|Astro/, 'comet'],
    [/Orbit|Solar/, 'planet'],
    [/Summit/, 'eagle'],
    [/Sky/, 'wings'],
    [/./, 'rocket'],
  ]
  const flyer = flyers.find(([words]) => words.test(name))?.[1] ?? 'rocket'
  const grid = [40, 96, 152, 208, 264].map((at) => `M0 ${at}H300M${at + 12} 0V290`).join('')
  const times = `${random.integer(2, 48)}.${random.integer(10, 99)}×`
  const turn = flyer === 'rocket' ? 38 : flyer === 'comet' ? 0 : -8
  return {
    art:
      `<path d="${grid}" stroke="#fff" stroke-opacity=".1" stroke-width="2"/><path d="${star(4, 9, 2, 40, 110)}${star(4, 12, 2, 268, 196)}${star(4, 8, 2, 120, 36)}${star(4, 7, 2, 200, 250)}" fill="#fff" opacity=".9"/>` +
      `<path d="${curve}V290H-4Z" fill="${palette.accent}" opacity=".28"/><path d="${curve}" fill="none" stroke="${palette.ink}" stroke-width="17" stroke-linecap="round" opacity=".5"/><path d="${curve}" fill="none" stroke="${palette.accent}" stroke-width="10" stroke-linecap="round"/>` +
      emblem(motifLayers(flyer), palette, { x: right, y: top + 14, scale: 0.72, turn }) +
      lettering({
        text: times,
        x: 22,
        y: 100,
        size: 40,
        face: 'leaning',
        width: 118,
        paint: `fill="#fff" stroke="${palette.ink}" stroke-width="6" paint-order="stroke"`,
      }),
    face: 'leaning',
  }
}

/** Crest and tail of a cock as arcs of colour inside a ring, without violence. */
export function cockfightScene(palette: Palette, random: Random): Scene {
  const feathers = Array.from({ length: 6 }, (_, index) => {
    const lift = index * 15
    const colours = ['#0b6b5c', '#12857a', '#1d9e8c', '#c4451a', '#e8762b', '#f2b705']
    return `<path d="M128 214C${196 + index * 6} ${196 - lift} ${230 - index * 4} ${140 - lift} ${258 - index * 17} ${62 - (index % 2) * 14 + index * 2}C${286 - index * 13} ${140 - index * 4} ${240 - index * 12} ${226 - index * 6} 128 240Z" fill="${colours[index]}" stroke="${palette.ink}" stroke-width="3"/>`
  }).join('')
  const bird =
    `<path d="M60 118C56 92 72 74 92 72c20-2 34 12 36 32 2 24 10 44 26 64 14 20 10 50-18 66-36 20-78 0-84-38-4-26 12-48 8-78Z" fill="url(#m)" stroke="${palette.ink}" stroke-width="5"/>` +
    `<path d="M70 130c18 14 40 14 56-4 4 24 14 40 28 56-22 22-60 28-92 10-4-24 12-40 8-62Z" fill="#c4451a"/><path d="M76 138l-6 48 14-34 4 44 12-46 10 40 4-46 20 32-18-54Z" fill="#f2b705" opacity=".85"/>` +
    `<path d="M66 82C58 62 62 48 72 40c2 10 6 14 10 16 0-14 6-24 16-28-2 12 2 18 6 22 4-10 12-16 22-16-8 10-8 18-6 26-2 8 0 14 4 22-18-14-40-8-58 0Z" fill="#e01b34" stroke="${palette.ink}" stroke-width="4"/>` +
    `<path d="M60 104 28 116l34 14Z" fill="#f2b705" stroke="${palette.ink}" stroke-width="4"/><path d="M62 130c-8 14-6 28 6 36 10-10 8-24 2-36Z" fill="#e01b34"/><circle cx="88" cy="104" r="8" fill="#fff"/><circle cx="86" cy="104" r="4.5" fill="#14161f"/>`
  return {
    art: `<path d="${rays(16, 330, 150, 150, 0.5, random.next())}" fill="${palette.sky[0]}" opacity=".3"/><path d="${ring(150, 150, 132, 122)}" fill="url(#m)"/><circle cx="150" cy="150" r="122" fill="${palette.ink}" opacity=".42"/>${feathers}${bird}`,
    face: 'serif',
  }
}

/** Pitch in perspective under floodlights, with the ball of the sport. */
export function sportsScene(name: string, palette: Palette, random: Random): Scene {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    polygon(-90 + index * 96, 400, -42 + index * 96, 400, 108 + index * 21, 190, 97.5 + index * 21, 190),
  ).join('')
  const lights = [22, 278]
    .map(
      (x) =>
        `<path d="${polygon(x, 30, x < 150 ? 240 : 60, 260, x < 150 ? 60 : 240, 260)}" fill="#fff" opacity=".13"/><path d="M${x - 18} 20h36v20h-36Z" fill="#fff" opacity=".9"/><path d="M${x} 40v150" stroke="${palette.ink}" stroke-width="4" opacity=".7"/>`,
    )
    .join('')
  const crowd = `M0 190V${random.integer(120, 134)}C60 108 100 124 150 116S250 104 300 ${random.integer(116, 130)}V190Z`
  return {
    art:
      `<path d="${crowd}" fill="${palette.ink}" opacity=".55"/>${lights}<path d="M0 190h300v210H0Z" fill="#1b8a4a"/><path d="${stripes}" fill="#fff" opacity=".1"/>` +
      `<path d="M0 190h300M96 190 20 400M204 190 280 400M60 296H240" stroke="#fff" stroke-opacity=".75" stroke-width="3" fill="none"/><ellipse cx="150" cy="230" rx="52" ry="16" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3"/>` +
      sportsBall(name, 150, 142, 1.7),
    face: 'leaning',
  }
}

const CRESTS: readonly (readonly [RegExp, Motif])[] = [
  [/Lane|Kings/, 'crown'],
  [/Strike/, 'lightning'],
  [/Rift|Realms/, 'swords'],
  [/Apex|Drift/, 'rocket'],
  [/Star/, 'planet'],
  [/Battle/, 'shield'],
  [/Pixel|Fighters/, 'skull'],
  [/Goal/, 'star'],
  [/./, 'helmet'],
]

/** Crest on a grid of light. */
export function esportsScene(name: string, palette: Palette, random: Random): Scene {
  const motif = CRESTS.find(([words]) => words.test(name))?.[1] ?? 'shield'
  const floor =
    [252, 270, 296, 332, 380].map((y) => `M0 ${y}H300`).join('') +
    [-220, -120, -40, 20, 76, 124, 176, 224, 280, 340, 420, 520]
      .map((x) => `M${x} 400L${150 + (x - 150) * 0.28} 240`)
      .join('')
  return {
    art:
      `<path d="${around(3, (_, index) => polygon(-20, 40 + index * 84, 60, 0 + index * 84, 60, 24 + index * 84, -20, 64 + index * 84) + polygon(320, 40 + index * 84, 240, 0 + index * 84, 240, 24 + index * 84, 320, 64 + index * 84))}" fill="${palette.accent}" opacity=".4"/>` +
      `<path d="${star(6, 138, 119.5, 150, 146, random.next() < 0.5 ? 0 : Math.PI / 6)}" fill="${palette.ink}" opacity=".6" stroke="${palette.accent}" stroke-width="5"/><path d="${star(6, 112, 97, 150, 146)}" fill="${palette.sky[1]}" opacity=".8"/>` +
      `<path d="${floor}" stroke="${palette.accent}" stroke-width="2" opacity=".5"/>${emblem(motifLayers(motif), palette, { x: 150, y: 144, scale: 0.86 })}`,
    face: 'leaning',
  }
}
