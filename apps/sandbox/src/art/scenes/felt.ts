import type { Random } from '../../random.ts'
import type { Scene } from '../canvas.ts'
import { emblem } from '../emblem.ts'
import { lettering } from '../lettering.ts'
import { motifLayers } from '../motifs.ts'
import {
  card,
  cardBack,
  chip,
  chipStack,
  die,
  mahjongTile,
  rouletteWheel,
  SUIT_NAMES,
} from '../objects/tableware.ts'
import type { Palette } from '../palettes.ts'
import { around, box, disc, polygon } from '../shapes.ts'

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const

/** Objects on a table by words of the title; the first match is drawn. */
const SUBJECTS: readonly (readonly [RegExp, (palette: Palette, random: Random) => string])[] = [
  [/Roulette/, (palette) => rouletteWheel(150, 150, 112, palette.metal[1])],
  [/Wheel|Game Show/, fortuneWheel],
  [
    /Sic Bo|Dice/,
    (_, random) =>
      die(96, 178, 92, -15, random.integer(1, 6)) +
      die(208, 186, 92, 11, random.integer(1, 6)) +
      die(150, 92, 88, 4, random.integer(1, 6), '#1f6fe0'),
  ],
  [
    /Dragon Tiger/,
    (palette) =>
      emblem(motifLayers('flame'), palette, { x: 84, y: 140, scale: 0.82, turn: -8 }, 'l') +
      emblem(motifLayers('tiger'), palette, { x: 214, y: 140, scale: 0.78, turn: 6 }, 'r') +
      `<path d="${polygon(160, 34, 128, 150, 152, 150, 132, 262, 176, 130, 150, 130)}" fill="#fff" stroke="${palette.ink}" stroke-width="5"/>`,
  ],
  [
    /Mahjong/,
    () =>
      mahjongTile(
        74,
        150,
        -14,
        '<circle r="20" fill="none" stroke="currentColor" stroke-width="6"/><circle r="8"/>',
        '#c4122f',
        1.15,
      ) +
      mahjongTile(150, 128, 0, '<path d="M-16-24h32v10H5v38H-5V-14h-11Z"/>', '#1450a3', 1.3) +
      mahjongTile(
        226,
        150,
        14,
        '<path d="M-5-28H5v56H-5ZM-20-18h8v36h-8ZM12-18h8v36h-8Z"/>',
        '#0b7a4b',
        1.15,
      ),
  ],
  [/Plinko/, plinko],
  [/Mines/, mines],
  [/Keno/, keno],
  [
    /Hi-Lo/,
    (palette, random) =>
      card(118, 150, -8, random.pick(RANKS), random.pick(SUIT_NAMES), 1.5) +
      `<path d="${polygon(226, 62, 264, 118, 240, 118, 240, 140, 212, 140, 212, 118, 188, 118)}" fill="#2fd07a" stroke="${palette.ink}" stroke-width="5"/><path d="${polygon(226, 240, 264, 184, 240, 184, 240, 162, 212, 162, 212, 184, 188, 184)}" fill="#ff4b5f" stroke="${palette.ink}" stroke-width="5"/>`,
  ],
  [/Poker|Hold|Omaha|Deck|Thirteen|Big Two|Tiến/, (_, random) => fan(random, 5)],
  [/Teen Patti|Three Card|Rummy|Andar|Bull|Pai Gow/, (_, random) => fan(random, 3)],
  [
    /Baccarat/,
    (palette, random) =>
      card(84, 152, -14, random.pick(RANKS), random.pick(SUIT_NAMES), 1.25) +
      card(134, 136, -2, random.pick(RANKS), random.pick(SUIT_NAMES), 1.25) +
      cardBack(224, 150, 13, palette.sky[1], 1.2) +
      chip(178, 228, 27, '#c4122f') +
      chip(214, 240, 24, '#1f6fe0'),
  ],
  [
    /./,
    (_, random) =>
      card(112, 146, -13, 'A', random.pick(SUIT_NAMES), 1.5) +
      card(184, 150, 10, random.pick(['K', 'Q', 'J', '10']), random.pick(SUIT_NAMES), 1.5) +
      chipStack(56, 252, ['#c4122f', '#c4122f', '#14161f', '#f2b705']) +
      chipStack(250, 254, ['#1f6fe0', '#18a558', '#1f6fe0']),
  ],
]

function subject(name: string, palette: Palette, random: Random): string {
  const found = SUBJECTS.find(([words]) => words.test(name))
  return found ? found[1](palette, random) : ''
}

/** Table game from the player's point of view. */
export const tableScene = (name: string, palette: Palette, random: Random): Scene => ({
  art: `<circle cx="150" cy="150" r="128" fill="${palette.sky[0]}" opacity=".2"/>${felt(palette)}${subject(name, palette, random)}`,
})

/** Card table among players. */
export const pokerScene = (name: string, palette: Palette, random: Random): Scene => ({
  art: `${suitsPattern(palette)}${felt(palette)}${subject(name, palette, random)}${/Mahjong/.test(name) ? '' : chipStack(50, 256, ['#c4122f', '#f2b705', '#c4122f', '#14161f']) + chipStack(254, 258, ['#18a558', '#1f6fe0', '#18a558'])}`,
  face: 'serif',
})

/** Live studio: curtains of light, lamps, and the table in front. */
export function liveScene(name: string, palette: Palette, random: Random): Scene {
  const panels = Array.from({ length: 7 }, (_, index) => box(index * 44 - 4, 0, 22, 250)).join('')
  const lamps = [60, 150, 240]
    .map(
      (x, index) =>
        `<path d="M${x} 0v${index === 1 ? 22 : 34}" stroke="${palette.metal[0]}" stroke-width="2"/><path d="M${x - 17} ${index === 1 ? 40 : 52}a17 17 0 0 1 34 0Z" fill="url(#m)"/><path d="${polygon(x - 17, index === 1 ? 40 : 52, x + 17, index === 1 ? 40 : 52, x + 58, 230, x - 58, 230)}" fill="#fff" opacity=".1"/>`,
    )
    .join('')
  return {
    art:
      `<path d="${panels}" fill="${palette.ink}" opacity=".28"/><path d="M20 250V120a130 118 0 0 1 260 0v130Z" fill="${palette.sky[0]}" opacity=".16"/><path d="M20 250V120a130 118 0 0 1 260 0v130" fill="none" stroke="url(#m)" stroke-width="4"/>` +
      `${lamps}${felt(palette)}${subject(name, palette, random)}` +
      `<g><path d="${box(14, 14, 70, 28, 14)}" fill="#d3142c"/><circle cx="31" cy="28" r="6" fill="#fff"/>${lettering({ text: 'LIVE', x: 43, y: 34, size: 16, face: 'plain', width: 34, paint: 'fill="#fff"' })}</g>`,
    face: 'serif',
  }
}

const felt = (palette: Palette): string =>
  `<path d="M-30 400V250C40 196 260 196 330 250V400Z" fill="#5b2a12"/><path d="M-30 400V262C40 210 260 210 330 262V400Z" fill="${palette.sky[1]}"/><path d="M-30 290C40 236 260 236 330 290" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/><path d="M-30 400V262C40 210 260 210 330 262V300C240 250 60 250-30 300Z" fill="${palette.ink}" opacity=".28"/>`

const suitsPattern = (palette: Palette): string =>
  `<path d="${Array.from({ length: 20 }, (_, index) => {
    const x = (index % 5) * 66 + (Math.floor(index / 5) % 2) * 33 + 4
    const y = Math.floor(index / 5) * 62 + 24
    return polygon(x, y - 16, x + 11, y, x, y + 16, x - 11, y)
  }).join('')}" fill="${palette.sky[0]}" opacity=".13"/>`

function fan(random: Random, count: number): string {
  const ranks = count === 5 ? ['10', 'J', 'Q', 'K', 'A'] : ['Q', 'K', 'A']
  const suit = random.pick(SUIT_NAMES)
  const spread = count === 5 ? 15 : 19
  return ranks
    .map((rank, index) => {
      const turn = (index - (count - 1) / 2) * spread
      const angle = (turn * Math.PI) / 180
      return card(
        Math.round(150 + Math.sin(angle) * 150),
        Math.round(292 - Math.cos(angle) * 150),
        turn,
        rank,
        count === 5 ? suit : random.pick(SUIT_NAMES),
        count === 5 ? 1.18 : 1.5,
      )
    })
    .join('')
}

function fortuneWheel(palette: Palette): string {
  const colours = ['#e21b3c', '#f2b705', '#1f6fe0', '#18a558']
  const slices = colours
    .map(
      (colour, turn) =>
        `<path d="${around(3, (angle) => {
          const from = angle + (turn * Math.PI) / 6
          const to = from + Math.PI / 6
          return `M0 0L${Math.round(Math.cos(from) * 96)} ${Math.round(Math.sin(from) * 96)}A96 96 0 0 1 ${Math.round(Math.cos(to) * 96)} ${Math.round(Math.sin(to) * 96)}Z`
        })}" fill="${colour}"/>`,
    )
    .join('')
  return `<g transform="translate(150 152)"><circle cy="8" r="112" opacity=".4"/><circle r="110" fill="url(#m)"/><circle r="99" fill="${palette.ink}"/>${slices}<circle r="96" fill="url(#gloss)"/><path d="${around(12, (turn) => disc(Math.cos(turn) * 104, Math.sin(turn) * 104, 4))}" fill="#fff"/><circle r="24" fill="url(#m)"/><circle r="11" fill="${palette.accent}"/><path d="M0-88-17-122H17Z" fill="#fff" stroke="${palette.ink}" stroke-width="4"/></g>`
}

function plinko(palette: Palette, random: Random): string {
  const pegs = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: row + 3 }, (_cell, index) =>
      disc(150 + (index - (row + 2) / 2) * 30, 44 + row * 28, 5),
    ).join(''),
  ).join('')
  const bins = ['#e21b3c', '#ff8a1f', '#f2b705', '#18a558', '#f2b705', '#ff8a1f', '#e21b3c']
  return `<path d="${pegs}" fill="#fff"/>${bins.map((colour, index) => `<path d="${box(22 + index * 37, 236, 34, 26, 6)}" fill="${colour}"/>`).join('')}<circle cx="${random.pick([135, 165])}" cy="130" r="15" fill="${palette.accent}"/><circle cx="180" cy="190" r="15" fill="url(#m)"/><circle cx="180" cy="190" r="15" fill="url(#gloss)"/>`
}

function mines(palette: Palette, random: Random): string {
  const cells = Array.from({ length: 16 }, (_, index) => {
    const x = 42 + (index % 4) * 56
    const y = 34 + Math.floor(index / 4) * 56
    const kind = index === 6 ? 'mine' : random.next() < 0.4 ? 'gem' : 'shut'
    const face = `<path d="${box(x, y, 49, 49, 10)}" fill="${kind === 'shut' ? palette.sky[0] : palette.ink}" opacity="${kind === 'shut' ? 0.75 : 0.7}"/>`
    if (kind === 'gem')
      return `${face}<path d="${polygon(x + 12, y + 14, x + 37, y + 14, x + 44, y + 23, x + 24.5, y + 42, x + 5, y + 23)}" fill="url(#m)"/><path d="${polygon(x + 12, y + 14, x + 24, y + 14, x + 16, y + 23, x + 5, y + 23)}" fill="#fff" opacity=".6"/>`
    if (kind === 'mine')
      return `${face}<path d="${around(8, (turn) => polygon(x + 24.5 + Math.cos(turn) * 21, y + 24.5 + Math.sin(turn) * 21, x + 24.5 + Math.cos(turn + 0.4) * 13, y + 24.5 + Math.sin(turn + 0.4) * 13, x + 24.5 + Math.cos(turn - 0.4) * 13, y + 24.5 + Math.sin(turn - 0.4) * 13))}${disc(x + 24.5, y + 24.5, 15)}" fill="#ff3b4e"/><circle cx="${x + 20}" cy="${y + 20}" r="5" fill="#fff" opacity=".7"/>`
    return `${face}<path d="${box(x + 4, y + 4, 41, 18, 7)}" fill="#fff" opacity=".3"/>`
  })
  return cells.join('')
}

function keno(palette: Palette, random: Random): string {
  return Array.from({ length: 20 }, (_, index) => {
    const x = 34 + (index % 5) * 48
    const y = 36 + Math.floor(index / 5) * 56
    const hit = random.next() < 0.35
    return `<circle cx="${x + 20}" cy="${y + 20}" r="21" fill="${hit ? palette.accent : palette.ink}" opacity="${hit ? 1 : 0.6}"/>${lettering({ text: String(random.integer(1, 80)), x: x + 20, y: y + 27, size: 19, face: 'plain', anchor: 'middle', paint: 'fill="#fff"' })}`
  }).join('')
}
