import { both, layer, type Layer } from '../layer.ts'
import { around, box, disc, ellipse, polygon, ring, star, starFacets } from '../shapes.ts'

/** Valuables and the classic reel symbols. */
export const TREASURES = {
  gem: [
    layer('M', polygon(-58, -68, 58, -68, 96, -20, 0, 92, -96, -20)),
    layer('L', polygon(-58, -68, -30, -20, -96, -20), 0.75),
    layer('L', polygon(-30, -20, 0, -68, 30, -20), 0.6),
    layer('D', polygon(58, -68, 96, -20, 30, -20), 0.6),
    layer('D', polygon(30, -20, 96, -20, 0, 92), 0.55),
    layer('L', polygon(-96, -20, -30, -20, 0, 92), 0.25),
  ],
  crown: [
    layer('M', 'M-84 62 -98 -38-52 6 0-78 52 6 98-38 84 62Z'),
    layer('D', 'M0-78 52 6 98-38 84 62H0Z', 0.35),
    layer('M', disc(-98, -42, 13) + disc(98, -42, 13) + disc(0, -84, 15)),
    layer('D', box(-86, 58, 172, 30, 6)),
    layer('A', disc(0, 73, 11) + disc(-50, 73, 8) + disc(50, 73, 8)),
    layer('#ffffff', disc(-3, 69, 3) + disc(-53, 70, 2), 0.9),
  ],
  coin: [
    layer('M', disc(0, 0, 94)),
    layer('D', ring(0, 0, 82, 74), 0.7),
    layer('K', box(-24, -24, 48, 48, 4), 0.85),
    layer('L', ring(0, 0, 94, 88), 0.8),
    layer(
      'D',
      box(-9, -64, 18, 30, 4) + box(-9, 34, 18, 30, 4) + box(-64, -9, 30, 18, 4) + box(34, -9, 30, 18, 4),
      0.8,
    ),
    layer('#ffffff', 'M-70-44A84 84 0 0 1-8-83l2 12A72 72 0 0 0-59-38Z', 0.55),
  ],
  chest: [
    layer('#6b3a17', box(-88, -4, 176, 86, 8)),
    layer('#8a4d20', 'M-88-4c0-50 30-74 88-74s88 24 88 74Z'),
    layer(
      'M',
      disc(-40, -14, 20) + disc(0, -22, 24) + disc(38, -14, 20) + disc(-66, -6, 13) + disc(66, -6, 13),
    ),
    layer('M', box(-92, -2, 184, 16, 4) + box(-70, -2, 16, 84) + box(54, -2, 16, 84)),
    layer('D', box(-92, 70, 184, 14, 4), 0.8),
    layer('L', box(-17, 4, 34, 38, 6)),
    layer('K', disc(0, 19, 7) + box(-3, 20, 6, 14)),
    layer('#ffffff', disc(-8, -32, 5) + disc(-46, -22, 4) + disc(32, -22, 4), 0.8),
  ],
  star: [
    layer('M', star(5, 98, 42)),
    layer('L', starFacets(5, 98, 42), 0.6),
    layer('#ffffff', disc(-18, -30, 6), 0.8),
  ],
  seven: [
    layer('D', 'M-66-80H84v46L24 92h-62L20-34h-36v20h-50Z'),
    layer('M', 'M-74-88H76v46L16 84h-62L12-42h-36v20h-50Z'),
    layer('L', 'M-66-80H68v10H-66Z', 0.8),
    layer('#ffffff', 'M-16 70 44-52l8 4L-4 70Z', 0.35),
  ],
  cherry: [
    layer(
      '#2f7a2c',
      'M22-86c-40 18-62 54-70 98l9 2c8-40 30-72 66-92Zm0 0c14 34 22 66 20 96l9 1c2-34-6-68-20-98Z',
    ),
    layer('#58b53a', 'M20-88c30-18 58-12 76 6-26 20-56 20-76-6Z'),
    layer('#d3142c', disc(-44, 44, 46) + disc(48, 48, 46)),
    layer(
      '#7c0618',
      'M-44 90a46 46 0 0 0 40-68c0 34-26 56-66 62a45 45 0 0 0 26 6Zm92 4a46 46 0 0 0 40-68c0 34-26 56-66 62a45 45 0 0 0 26 6Z',
      0.7,
    ),
    layer('#ffffff', ellipse(-62, 26, 12, 8) + ellipse(30, 30, 12, 8), 0.75),
  ],
  bell: [
    layer('M', 'M0-88c46 0 62 36 64 74 2 36 12 50 26 62H-90c14-12 24-26 26-62 2-38 18-74 64-74Z'),
    layer('D', 'M0-88c46 0 62 36 64 74 2 36 12 50 26 62H20c20-30 22-100-20-136Z', 0.45),
    layer('L', 'M-40-40c-8 18-8 46-14 66l12 2c6-24 4-44 14-66Z', 0.8),
    layer('D', box(-94, 44, 188, 18, 9)),
    layer('M', disc(0, 76, 17) + ring(0, -92, 13, 6)),
  ],
  clover: [
    layer('#1c7a33', 'M-4 10c2 34-8 62-30 82l14 8C6 76 14 44 8 10Z'),
    layer(
      '#37b34a',
      around(4, (turn) => {
        const x = Math.sin(turn + Math.PI / 4) * 44
        const y = -Math.cos(turn + Math.PI / 4) * 44 - 8
        return disc(x - 17, y, 27) + disc(x + 17, y, 27) + disc(x, y + 17, 27) + disc(x, y - 17, 27)
      }),
    ),
    layer('#7fe07a', disc(-38, -52, 13) + disc(44, -50, 11) + disc(-40, 30, 11) + disc(40, 30, 10), 0.75),
    layer('M', disc(0, -8, 13)),
  ],
  horseshoe: [
    layer('M', 'M-70 78C-128-36-66-94 0-94S128-36 70 78L34 66C84-20 44-52 0-52S-84-20-34 66Z'),
    layer('D', 'M0-94c66 0 128 58 70 172L34 66C84-20 44-52 0-52Z', 0.35),
    layer(
      'K',
      disc(-68, 0, 7) +
        disc(68, 0, 7) +
        disc(-58, -40, 7) +
        disc(58, -40, 7) +
        disc(-56, 40, 7) +
        disc(56, 40, 7) +
        disc(-26, -68, 7) +
        disc(26, -68, 7),
      0.7,
    ),
    layer('M', box(-78, 62, 52, 24, 6) + box(26, 62, 52, 24, 6)),
  ],
  heart: [
    layer('#e0215a', 'M0 90C-62 40-98 4-98-36c0-60 74-72 98-22 24-50 98-38 98 22 0 40-36 76-98 126Z'),
    layer('#8d0b3c', 'M0 90C62 40 98 4 98-36c0-30-18-48-40-54 20 60-8 116-58 180Z', 0.6),
    layer('#ffffff', ellipse(-48, -50, 24, 14), 0.6),
    layer('M', ring(0, 6, 22, 15) + box(-4, -36, 8, 84, 3), 0.9),
  ],
  badge: [
    layer('M', star(6, 98, 54)),
    layer('L', starFacets(6, 98, 54), 0.55),
    layer(
      'M',
      around(6, (turn) => disc(Math.sin(turn) * 92, -Math.cos(turn) * 92, 11)),
    ),
    layer('D', ring(0, 0, 44, 36)),
    layer('A', star(5, 24, 10)),
  ],
  lollipop: [
    layer('#ffffff', box(-6, 30, 12, 70, 6)),
    layer('#ff4f9a', disc(0, -24, 70)),
    layer(
      '#ffffff',
      around(6, (turn) => {
        const at = (angle: number, radius: number): string =>
          `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius - 24)}`
        return `M0-24Q${at(turn + 0.2, 46)} ${at(turn + 1, 70)}A70 70 0 0 0 ${at(turn + 0.5, 70)}Q${at(turn - 0.2, 40)} 0-24Z`
      }),
    ),
    layer('#c01a6a', ring(0, -24, 70, 63), 0.6),
    layer('#ffffff', ellipse(-28, -62, 20, 10), 0.7),
  ],
  honey: [
    [0, -58],
    [-52, -28],
    [52, -28],
    [0, 2],
    [-52, 32],
    [52, 32],
    [0, 62],
  ].flatMap(([x = 0, y = 0]): Layer[] => [
    layer('D', star(6, 34, 29.5, x, y + 3)),
    layer('M', star(6, 31, 27, x, y)),
    layer('L', star(6, 16, 14, x - 4, y - 5), 0.5),
  ]),
  potion: [
    layer('#cfe9ff', 'M-22-92h44v44c40 16 64 46 64 78 0 40-38 62-86 62S-86 70-86 30c0-32 24-62 64-78Z', 0.55),
    layer('A', 'M-78 22c30-16 50 12 82 0s48-10 74 0c4 44-30 62-78 62s-84-20-78-62Z'),
    layer('#ffffff', disc(-28, 52, 9) + disc(20, 40, 6) + disc(2, 66, 5) + ellipse(-52, 6, 7, 22), 0.6),
    layer('D', box(-28, -100, 56, 18, 5)),
    layer('M', box(-30, -58, 60, 12, 5)),
  ],
  orb: [
    layer('M', 'M-54 62h108l16 32H-70Z'),
    layer('D', ellipse(0, 64, 56, 12)),
    layer('#7d5cff', disc(0, -14, 80)),
    layer('#e7c7ff', disc(-10, -24, 52), 0.35),
    layer('#ffffff', star(4, 34, 8, 6, -10) + star(4, 14, 4, -34, 16) + star(4, 12, 3, 34, -48)),
    layer('#ffffff', 'M-62-46a70 70 0 0 1 46-38l4 12a58 58 0 0 0-38 32Z', 0.7),
  ],
  book: [
    layer('#5b2a86', 'M-92-64c38-16 70-14 92 4 22-18 54-20 92-4V70c-38-14-70-12-92 6-22-18-54-20-92-6Z'),
    layer('#fbf1d8', 'M-82-60c32-12 62-8 78 8v112c-18-16-46-20-78-10Z'),
    layer('#e6d3a8', 'M82-60C50-72 20-68 4-52V60c18-16 46-20 78-10Z'),
    layer('M', star(8, 26, 12, -42, 0)),
    layer('D', ring(43, 0, 26, 20) + star(3, 22, 11, 43, 0)),
    layer('M', 'M-8-64h16V96L0 84-8 96Z'),
  ],
  lantern: [
    layer('M', box(-36, -92, 72, 14, 5) + box(-36, 54, 72, 14, 5) + ring(0, -98, 9, 5)),
    layer('#d9142b', ellipse(0, -12, 84, 68)),
    layer('#8c0719', 'M0-80c60 0 84 30 84 68S60 56 0 56c36-20 44-108 0-136Z', 0.6),
    layer('#ff8d5c', ellipse(0, -12, 46, 67), 0.55),
    layer('#ffe27a', ellipse(0, -12, 14, 67), 0.7),
    layer('M', box(-3, 68, 6, 14) + 'M-13 82h26l-5 22h-16Z'),
  ],
  fan: [
    layer('A', 'M0 84-96-22C-60-78 60-78 96-22Z'),
    layer(
      '#ffffff',
      'M0 84-96-22l14-16ZM0 84-62-53l18-8ZM0 84-22-66l22-2ZM0 84 22-66l20 4ZM0 84 62-53l16 10Z',
      0.35,
    ),
    layer('M', 'M-96-22C-60-78 60-78 96-22L84-9C52-56-52-56-84-9Z'),
    layer('D', 'M0 84-62 16l8-8ZM0 84-34-6l10-4ZM0 84-6-14h12ZM0 84 24-10l10 4ZM0 84 54 8l8 8Z'),
    layer('M', disc(0, 82, 14)),
  ],
  music: [
    layer('M', 'M-36-70 70-92v120h-20v-72L-16-32v86h-20Z'),
    layer('D', 'M-36-70 70-92v26L-36-44Z', 0.5),
    layer('M', ellipse(-50, 58, 36, 27) + ellipse(36, 34, 36, 27)),
    layer('L', ellipse(-60, 48, 14, 8) + ellipse(26, 24, 14, 8), 0.8),
  ],
  laurel: [
    both('M', 'M6 92C66 84 98 34 92-40c-14 12-20 26-18 44-14 2-24 12-26 30 4 2 8 2 12 2C50 62 30 78 6 84Z'),
    both(
      'B',
      ellipse(84, -52, 10, 24) +
        ellipse(92, -8, 10, 24) +
        ellipse(82, 34, 11, 22) +
        ellipse(58, -34, 10, 20) +
        ellipse(62, 6, 10, 20) +
        ellipse(52, 68, 20, 10),
    ),
    layer('M', star(5, 46, 19, 0, -8)),
    layer('L', starFacets(5, 46, 19, 0, -8), 0.6),
  ],
} as const satisfies Record<string, readonly Layer[]>
