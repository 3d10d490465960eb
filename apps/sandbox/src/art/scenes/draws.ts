import type { Random } from '../../random.ts'
import type { Scene } from '../canvas.ts'
import { lettering } from '../lettering.ts'
import { numberBall } from '../objects/balls.ts'
import { die } from '../objects/tableware.ts'
import type { Palette } from '../palettes.ts'
import { around, disc, polygon, rays, ring } from '../shapes.ts'

const BALL_COLOURS = ['#e21b3c', '#ff8a1f', '#f2b705', '#18a558', '#1f6fe0', '#7a35d6', '#e0409a'] as const

/** Random number for a ball. */
const figure = (random: Random, limit: number): string => String(random.integer(1, limit))

/** Balls of a draw: one large, the others around it. */
export function lotteryScene(
  kind: string | undefined,
  palette: Palette,
  random: Random,
  quick: boolean,
): Scene {
  const backdrop = quick
    ? `<path d="${ring(150, 150, 132, 124)}" fill="${palette.accent}" opacity=".9"/><path d="${around(12, (turn) => disc(150 + Math.cos(turn) * 110, 150 + Math.sin(turn) * 110, 4))}" fill="#fff" opacity=".8"/><path d="M150 150V44A106 106 0 0 1 253 124Z" fill="${palette.accent}" opacity=".35"/>`
    : `<path d="${rays(18, 320, 150, 150, 0.5)}" fill="${palette.sky[0]}" opacity=".24"/><circle cx="150" cy="150" r="124" fill="#fff" opacity=".12"/><path d="${ring(150, 150, 126, 120)}" fill="url(#m)"/>`
  return {
    art:
      backdrop +
      (kind === 'K3'
        ? threeDice(random)
        : kind === 'VN'
          ? province(palette, random)
          : kind === 'PK10'
            ? racers(random)
            : balls(random, kind)),
    face: quick ? 'leaning' : 'poster',
  }
}

function balls(random: Random, kind: string | undefined): string {
  const limit = kind === 'KENO' ? 80 : kind === 'L6' ? 49 : 9
  const places = [
    [84, 96, 33],
    [216, 92, 33],
    [64, 188, 37],
    [238, 186, 37],
    [150, 76, 30],
    [150, 152, 60],
    [112, 238, 31],
    [196, 240, 31],
  ] as const
  const first = random.integer(0, 6)
  return places
    .map(([x, y, radius], index) =>
      numberBall(
        x,
        y,
        radius,
        BALL_COLOURS[(index + first) % BALL_COLOURS.length] ?? '#e21b3c',
        figure(random, limit),
      ),
    )
    .join('')
}

const threeDice = (random: Random): string =>
  die(94, 180, 88, -14, random.integer(1, 6)) +
  die(208, 176, 88, 12, random.integer(1, 6), '#f8f3e6').replace(
    'fill="#fff"/></g>',
    'fill="#d3142c"/></g>',
  ) +
  die(150, 96, 84, 5, random.integer(1, 6), '#1f6fe0')

function racers(random: Random): string {
  const lanes = [0, 1, 2, 3].map((lane) => {
    const y = 76 + lane * 50
    const x = random.integer(110, 225)
    const colour = BALL_COLOURS[(lane * 2 + 1) % BALL_COLOURS.length] ?? '#e21b3c'
    return `<path d="M20 ${y + 14}H280" stroke="#fff" stroke-opacity=".25" stroke-width="2"/><path d="M${x - 100} ${y - 5}h56M${x - 84} ${y + 5}h40" stroke="#fff" stroke-opacity=".6" stroke-width="3"/><path d="M${x - 40} ${y + 10}C${x - 38} ${y - 12} ${x - 16} ${y - 18} ${x} ${y - 17}S${x + 40} ${y - 4} ${x + 46} ${y + 10}Z" fill="${colour}"/><path d="M${x - 10} ${y - 12}C${x + 2} ${y - 13} ${x + 10} ${y - 10} ${x + 16} ${y - 3}H${x - 14}Z" fill="#dff4ff"/><path d="${disc(x - 22, y + 10, 10)}${disc(x + 26, y + 10, 10)}" fill="#14161f"/><path d="${disc(x - 22, y + 10, 4)}${disc(x + 26, y + 10, 4)}" fill="#cfd8e6"/>`
  })
  return lanes.join('')
}

function province(palette: Palette, random: Random): string {
  const digits = Array.from({ length: 5 }, () => random.integer(0, 9))
  const slots = digits
    .map((digit, index) =>
      numberBall(46 + index * 52, 206, 25, index === 4 ? '#e21b3c' : '#f2b705', String(digit)),
    )
    .join('')
  return `<path d="M150 22 168 76h57l-46 33 17 55-46-33-46 33 17-55-46-33h57Z" fill="url(#m)" stroke="${palette.ink}" stroke-width="6" stroke-linejoin="round"/><path d="M22 176h256v60H22Z" fill="${palette.ink}" opacity=".55"/>${slots}`
}

/** Bingo card behind a heap of balls. */
export function bingoScene(palette: Palette, random: Random): Scene {
  const cells = Array.from({ length: 25 }, (_, index) => {
    const x = 62 + (index % 5) * 36
    const y = 60 + Math.floor(index / 5) * 36
    const marked = random.next() < 0.32 || index === 12
    return `<path d="M${x} ${y}h33v33h-33Z" fill="${marked ? palette.accent : '#fff'}" opacity="${marked ? 0.95 : 0.9}"/>${marked ? `<circle cx="${x + 16.5}" cy="${y + 16.5}" r="12" fill="#fff" opacity=".45"/>` : ''}`
  }).join('')
  return {
    art:
      `<path d="${rays(16, 320, 150, 150, 0.5)}" fill="#fff" opacity=".16"/><g transform="rotate(-7 150 150)"><path d="M52 22h196v228H52Z" fill="${palette.ink}" opacity=".4" transform="translate(5 8)"/><path d="M52 22h196v228H52Z" fill="url(#m)"/>${lettering({ text: 'BINGO', x: 150, y: 50, size: 27, face: 'plain', anchor: 'middle', spacing: 12, paint: `fill="${palette.ink}"` })}${cells}</g>` +
      [
        [52, 84, 34],
        [252, 62, 30],
        [244, 172, 44],
        [66, 214, 46],
        [166, 246, 36],
      ]
        .map(([x = 0, y = 0, radius = 30], index) =>
          numberBall(x, y, radius, BALL_COLOURS[index] ?? '#e21b3c', figure(random, 75)),
        )
        .join(''),
    face: 'leaning',
  }
}

/** Foil ticket, half scratched, with a coin. */
export function scratchScene(motif: string, palette: Palette, random: Random): Scene {
  const symbols = Array.from({ length: 9 }, (_, index) => {
    const x = 84 + (index % 3) * 66
    const y = 88 + Math.floor(index / 3) * 58
    const shown = random.next() < 0.6
    return shown
      ? `<circle cx="${x}" cy="${y}" r="24" fill="#fff"/><use href="#e" transform="translate(${x} ${y}) scale(.19)"/>`
      : `<circle cx="${x}" cy="${y}" r="24" fill="#b9c2cf"/><path d="M${x - 16} ${y + 6}l20-22M${x - 8} ${y + 16}l26-28" stroke="#fff" stroke-width="4" opacity=".7"/>`
  }).join('')
  return {
    art:
      `<path d="${polygon(0, 60, 300, -40, 300, 40, 0, 140)}${polygon(0, 220, 300, 120, 300, 180, 0, 280)}" fill="#fff" opacity=".12"/><defs>${motif}</defs>` +
      `<g transform="rotate(-6 150 150)"><path d="M34 40h232v212H34Z" fill="${palette.ink}" opacity=".45" transform="translate(6 9)"/><path d="M34 40q8-8 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 8 0v212q-8 8-16 0t-16 0-16 0-16 0-16 0-16 0-16 0-16 0-16 0-16 0-16 0-16 0-16 0-16 0-8 0Z" fill="url(#m)"/><path d="M46 54h208v184H46Z" fill="${palette.sky[1]}"/>${symbols}</g>` +
      `<g transform="translate(240 232) rotate(18)"><circle cy="5" r="36" opacity=".4"/><circle r="36" fill="url(#m)"/><path d="${ring(0, 0, 30, 27)}" fill="${palette.metal[2]}"/><path d="M0-16 5-5 16 0 5 5 0 16-5 5-16 0-5-5Z" fill="${palette.metal[2]}"/></g>`,
  }
}
