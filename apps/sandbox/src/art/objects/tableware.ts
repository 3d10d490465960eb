import { lettering } from '../lettering.ts'
import { box, disc, ring } from '../shapes.ts'

const SUITS = {
  spade: {
    colour: '#14161f',
    path: 'M0-10C3-5 10-1 10 4 10 9 4 10 1.5 7L3 11h-6l1.5-4C-4 10-10 9-10 4-10-1-3-5 0-10Z',
  },
  heart: { colour: '#d3142c', path: 'M0 10C-7 4-11 0-11-5c0-6 8-7 11-2 3-5 11-4 11 2 0 5-4 9-11 15Z' },
  diamond: { colour: '#d3142c', path: 'M0-11 8 0 0 11-8 0Z' },
  club: {
    colour: '#14161f',
    path: 'M0-10a5 5 0 0 1 4 8 5 5 0 1 1-2.5 8.500L3 11h-6l1.5-4.500A5 5 0 1 1-4-2 5 5 0 0 1 0-10Z',
  },
} as const

export type Suit = keyof typeof SUITS
export const SUIT_NAMES = Object.keys(SUITS) as Suit[]

/** Playing card, 70 × 98, centred, turned by degrees. */
export function card(x: number, y: number, turn: number, rank: string, suit: Suit, scale = 1): string {
  const { colour, path } = SUITS[suit]
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="${box(-33, -44, 70, 98, 8)}" opacity=".35"/>` +
    `<path d="${box(-35, -49, 70, 98, 8)}" fill="#fdfbf4"/><path d="${box(-31, -45, 62, 90, 6)}" fill="none" stroke="#d8cfb8"/>` +
    lettering({
      text: rank,
      x: -21,
      y: -22,
      size: 25,
      face: 'serif',
      anchor: 'middle',
      paint: `fill="${colour}"`,
    }) +
    `<path d="${path}" fill="${colour}" transform="translate(-21 -7) scale(.75)"/><path d="${path}" fill="${colour}" transform="translate(8 16) scale(1.9)"/></g>`
  )
}

/** Back of a card. */
export const cardBack = (x: number, y: number, turn: number, colour: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="${box(-33, -44, 70, 98, 8)}" opacity=".35"/><path d="${box(-35, -49, 70, 98, 8)}" fill="#fdfbf4"/>` +
  `<path d="${box(-30, -44, 60, 88, 5)}" fill="${colour}"/><path d="M0-36 24 0 0 36-24 0Z" fill="none" stroke="#fff" stroke-width="3" opacity=".6"/><path d="M0-20 13 0 0 20-13 0Z" fill="#fff" opacity=".45"/></g>`

/** Chip seen from above. */
export const chip = (x: number, y: number, radius: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${radius / 30})"><circle cy="4" r="30" opacity=".35"/><circle r="30" fill="${colour}"/><circle r="25" fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="13.1 13.1"/><circle r="18" fill="${colour}" stroke="#fff" stroke-width="2"/><path d="M-17-19A25 25 0 0 1 17-19" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/></g>`

/** Stack of chips seen from the side. */
export function chipStack(x: number, y: number, colours: readonly string[]): string {
  return colours
    .map((colour, index) => {
      const top = y - index * 9
      return `<path d="M${x - 26} ${top}v8c0 12 52 12 52 0v-8Z" fill="${colour}"/><path d="M${x - 16} ${top + 5}v9h7v-8ZM${x + 9} ${top + 6}v8h7v-9Z" fill="#fff" opacity=".8"/><ellipse cx="${x}" cy="${top}" rx="26" ry="9" fill="${colour}"/><ellipse cx="${x}" cy="${top}" rx="18" ry="6" fill="none" stroke="#fff" stroke-width="1.5" opacity=".8"/>`
    })
    .join('')
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Die, face on, with a little depth. */
export function die(
  x: number,
  y: number,
  size: number,
  turn: number,
  value: number,
  colour = '#e21b3c',
): string {
  const pips = (PIPS[value] ?? []).map(([dx, dy]) => disc(dx * 14, dy * 14, value === 1 ? 9 : 6)).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 60})"><path d="${box(-28, -22, 60, 60, 12)}" opacity=".4"/><path d="${box(-30, -30, 60, 60, 12)}" fill="${colour}"/><path d="${box(-30, -30, 60, 60, 12)}" fill="url(#gloss)"/><path d="${pips}" fill="#fff"/></g>`
}

/** Roulette wheel from above. */
export function rouletteWheel(x: number, y: number, radius: number, gold: string): string {
  const pocket = (colour: string, offset: number): string =>
    `<circle r="74" fill="none" stroke="${colour}" stroke-width="28" stroke-dasharray="12.92 12.92" stroke-dashoffset="${offset}"/>`
  return (
    `<g transform="translate(${x} ${y}) scale(${radius / 100})"><circle cy="8" r="101" opacity=".4"/><circle r="100" fill="#5b2a12"/><circle r="96" fill="none" stroke="url(#m)" stroke-width="7"/>` +
    `<circle r="88" fill="#14161f"/>${pocket('#c4122f', 0)}<path d="M0-88a88 88 0 0 1 15 1.3L10.2-59A60 60 0 0 0 0-60Z" fill="#12a35a"/>` +
    `<path d="${ring(0, 0, 62, 57)}" fill="${gold}"/><circle r="57" fill="#6d3517"/><circle r="57" fill="url(#gloss)"/><path d="M-5-46h10v92H-5ZM-46-5h92V5h-92Z" fill="url(#m)"/><circle r="16" fill="url(#m)"/><circle cx="48" cy="-58" r="7" fill="#fff"/></g>`
  )
}

/** Mahjong tile. */
export const mahjongTile = (
  x: number,
  y: number,
  turn: number,
  mark: string,
  colour: string,
  scale = 1,
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="${box(-30, -34, 66, 88, 9)}" fill="#0b6b46"/><path d="${box(-34, -42, 66, 88, 9)}" fill="#fdf9ec"/><path d="${box(-30, -38, 58, 80, 7)}" fill="none" stroke="#e3d9bd" stroke-width="2"/><g transform="translate(-1 2)" fill="${colour}">${mark}</g></g>`
