import { around, box, disc, ellipse, polygon, rays, ring, star } from '../shapes.ts'
import type { Stroke } from './manner.ts'

/** Waves along a line, filled down to the picture's lower edge. */
const wave = (y: number, depth: number): string =>
  `M0 ${y}q60 ${-depth} 120 0t120 0 120 0 120 0 120 0 120 0 120 0V400H0Z`

/** Pointed petal from a point outwards; angles in radians. */
const petal = (x: number, y: number, length: number, turn: number): string => {
  const tip = [x + Math.cos(turn) * length, y + Math.sin(turn) * length] as const
  const bend = (side: number) =>
    `${x + Math.cos(turn + side) * length * 0.6} ${y + Math.sin(turn + side) * length * 0.6}`
  return `M${x} ${y}Q${bend(0.55)} ${tip[0]} ${tip[1]}Q${bend(-0.55)} ${x} ${y}Z`
}

/**
 * Drawings of offers, 800 × 400: each around the point 590, 200, with the left half left plain for text. Their
 * names are those of what they stand for.
 */
export const OFFER_SCENES = {
  /** Live tables: a lamp over a table with three cards. */
  live: [
    ['bright', disc(590, 128, 20)],
    ['other', polygon(536, 124, 644, 124, 770, 330, 410, 330)],
    ['main', 'M590 0v56M500 124c8-92 172-92 180 0Z'],
    ['deep', ellipse(590, 326, 206, 52)],
    ['main', 'M384 326a206 52 0 0 0 412 0v20a206 52 0 0 1-412 0Z'],
    ['bright', polygon(470, 306, 520, 298, 534, 340, 482, 350)],
    ['bright', polygon(564, 296, 616, 296, 618, 340, 562, 340)],
    ['bright', polygon(660, 298, 710, 306, 698, 350, 646, 340)],
    ['main', star(4, 15, 6, 590, 318)],
    ['other', disc(502, 324, 9) + disc(678, 324, 9)],
  ],
  /** New games: a rocket over its cloud. */
  newgame: [
    ['line', 'M690 330q40-40 92-34M420 330q60-24 120 20'],
    ['other', 'M556 262l-54 66 66-20ZM640 262l54 66-66-20Z'],
    ['main', 'M598 48c52 56 66 130 42 226h-84c-24-96-10-170 42-226Z'],
    ['bright', disc(598, 152, 30)],
    ['deep', disc(598, 152, 17)],
    ['bright', 'M570 284h56l-28 84Z'],
    ['bright', star(4, 18, 5, 470, 96) + star(4, 13, 4, 726, 178) + star(4, 10, 3, 690, 60)],
  ],
  /** Invitation: two glasses that meet. */
  referral: [
    ['line', 'M596 34v34M556 50l18 26M638 50l-18 26'],
    ['main', 'M462 96l122 18-22 108c-8 40-84 28-82-12ZM520 244l-16 84M462 322l84 14'],
    ['other', 'M474 150l104 16-12 54c-8 34-72 24-74-8Z'],
    ['main', 'M734 96l-122 18 22 108c8 40 84 28 82-12ZM676 244l16 84M734 322l-84 14'],
    ['other', 'M722 150l-104 16 12 54c8 34 72 24 74-8Z'],
    ['bright', disc(522, 190, 7) + disc(548, 178, 5) + disc(672, 186, 7) + disc(650, 176, 5)],
  ],
  /** Registration: a door ajar, with light behind it. */
  register: [
    ['other', polygon(628, 322, 694, 322, 790, 372, 628, 372)],
    ['deep', box(524, 78, 186, 246, 8)],
    ['bright', box(540, 94, 154, 228)],
    ['main', polygon(540, 94, 630, 112, 630, 346, 540, 322)],
    ['line', 'M556 124l58 12v72l-58-11ZM556 220l58 11v80l-58-15Z'],
    ['bright', disc(619, 230, 7)],
    ['bright', star(4, 18, 5, 752, 130) + star(4, 12, 4, 738, 226)],
  ],
  /** First deposit: a gift that opens. */
  gift: [
    ['bright', rays(14, 190, 590, 150, 0.22, 0.1)],
    ['main', box(474, 196, 232, 160, 8)],
    ['other', box(566, 196, 48, 160)],
    ['main', 'M452 164l250-52 12 52-250 52Z'],
    ['other', 'M560 142l46-10 10 52-46 10Z'],
    ['other', 'M582 128c-70-6-84-70-40-74 30 0 40 40 40 74ZM586 128c52-34 92-10 78 18-12 24-46 2-78-18Z'],
  ],
  /** Friends: two masks of a play. */
  friends: [
    ['other', 'M560 60q90-34 180 10c8 120-24 190-84 204-64-22-98-92-96-214Z'],
    ['deep', ellipse(622, 132, 20, 12) + ellipse(690, 136, 20, 12) + 'M620 214q36-34 68 4q-34-14-68-4Z'],
    ['main', 'M436 118q88-48 184-8c12 124-22 204-84 226-68-18-104-96-100-218Z'],
    ['deep', ellipse(494, 182, 22, 13) + ellipse(570, 178, 22, 13) + 'M484 238q48 62 100-4q-52 22-100 4Z'],
    ['line', 'M440 130q-30 60-12 150M742 82q34 70 4 150'],
  ],
  /** Cashback: coins that come down in stacks. */
  coins: [
    ...[0, 1, 2, 3].map((at): Stroke => ['main', ellipse(500, 330 - at * 26, 62, 20)]),
    ...[0, 1, 2, 3, 4, 5].map((at): Stroke => ['main', ellipse(620, 338 - at * 26, 66, 21)]),
    ...[0, 1].map((at): Stroke => ['main', ellipse(728, 330 - at * 26, 52, 17)]),
    ['other', ellipse(500, 252, 36, 11) + ellipse(620, 208, 40, 12) + ellipse(728, 304, 30, 9)],
    ['main', disc(556, 96, 42)],
    ['bright', star(5, 26, 11, 556, 96)],
    ['main', disc(694, 138, 30)],
    ['bright', star(5, 18, 8, 694, 138)],
  ],
  /** Application: a phone with tiles on it. */
  phone: [
    [
      'line',
      'M470 200a122 122 0 0 1 40-92M724 200a122 122 0 0 0-40-92M440 210a152 152 0 0 1 46-124M754 210a152 152 0 0 0-46-124',
    ],
    ['deep', box(514, 34, 166, 336, 26)],
    ['main', box(540, 80, 114, 96, 8)],
    ['other', box(540, 188, 52, 62, 8) + box(602, 188, 52, 62, 8)],
    ['main', box(540, 262, 52, 62, 8) + box(602, 262, 52, 62, 8)],
    ['bright', star(5, 34, 15, 597, 128)],
  ],
  /** Tournament: a cup on its step. */
  podium: [
    ['line', 'M470 70l24 18M712 70l-24 18M590 22v24'],
    ['other', box(470, 324, 242, 60, 4)],
    ['main', 'M516 74h150c4 96-22 150-75 150s-79-54-75-150Z'],
    ['line', 'M516 96c-54-6-52 84 24 84M666 96c54-6 52 84-24 84'],
    ['main', 'M572 222h38l10 58h-58ZM540 280h102v44H540Z'],
    ['bright', star(5, 36, 16, 591, 136)],
    ['bright', disc(500, 354, 8) + disc(591, 354, 12) + disc(682, 354, 8)],
  ],
  /** Winter: a crystal of snow over hills. */
  season: [
    ['other', wave(322, 60)],
    ['bright', wave(356, 40)],
    ['main', around(6, (turn) => petal(590, 168, 128, turn))],
    ['bright', around(6, (turn) => petal(590, 168, 74, turn + Math.PI / 6))],
    ['deep', disc(590, 168, 15)],
    ['bright', disc(460, 84, 6) + disc(736, 96, 8) + disc(700, 250, 6) + disc(482, 232, 7)],
  ],
  /** Autumn: leaves on the wind. */
  autumn: [
    ['line', 'M400 300q120-70 220 0t220-40M420 350q110-60 200 0t180-20'],
    ['main', petal(500, 250, 170, -1.1) + petal(500, 250, 120, -2.1) + petal(500, 250, 120, -0.2)],
    ['other', petal(672, 300, 190, -1.9) + petal(672, 300, 120, -1) + petal(672, 300, 120, -2.9)],
    ['main', petal(620, 110, 96, 0.4) + petal(620, 110, 70, -0.7)],
    ['bright', disc(452, 92, 34)],
  ],
  /** Winners: a star in its laurel. */
  laurel: [
    ...[-1, 1].flatMap((side): Stroke[] =>
      [0, 1, 2, 3, 4].map((at) => {
        const turn = 0.5 * Math.PI + side * (0.5 + at * 0.48)
        const [x, y] = [590 + Math.cos(turn) * 130, 196 + Math.sin(turn) * 130]
        return [at % 2 === 0 ? 'main' : 'other', petal(x, y, 84, turn + side * 1.1)]
      }),
    ),
    ['main', star(5, 78, 34, 590, 190)],
    ['bright', star(5, 36, 16, 590, 190)],
  ],
  /** Lottery: balls in their drum. */
  draw: [
    ['line', 'M500 356h180M520 356l26-50M660 356l-26-50'],
    ['deep', disc(590, 186, 148)],
    ['main', ring(590, 186, 152, 142)],
    ['main', disc(548, 246, 40)],
    ['other', disc(634, 240, 42)],
    ['bright', disc(590, 170, 42)],
    ['other', disc(520, 158, 34)],
    ['main', disc(666, 150, 36)],
    ['bright', disc(596, 90, 30)],
    ['deep', star(5, 22, 10, 590, 170)],
  ],
} as const satisfies Record<string, readonly Stroke[]>

/** Name of a drawing. */
export type OfferScene = keyof typeof OFFER_SCENES
