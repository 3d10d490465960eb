import { SEED, seededRandom, type Random } from '../random.ts'
import type { BrandColours } from './brandArt.ts'
import { emblem, emblemDefinitions } from './emblem.ts'
import { lettering } from './lettering.ts'
import { motifLayers, type Motif } from './motifs.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { disc, polygon, rays, ring, star } from './shapes.ts'

/** Settings of a generated banner. */
export interface BannerOptions {
  /** Seed of the picture: an announcement group (`m_home`), a promotion's key, or any name. */
  readonly name: string
  readonly colours?: BrandColours | undefined
  /** Lettering, at most two lines; absent when the site sets the text itself. */
  readonly title?: string | undefined
}

/** Motifs for the groups and promotions that the sandbox names; other names choose from all motifs. */
const CASTS: readonly (readonly [RegExp, readonly Motif[]])[] = [
  [/live/, ['crown', 'coin', 'star']],
  [/newgame|new/, ['rocket', 'gem', 'lightning']],
  [/invite|referral|friend/, ['heart', 'coin', 'chest']],
  [/reg|welcome|first/, ['chest', 'gem', 'coin']],
  [/app|download/, ['rocket', 'star', 'lightning']],
  [/vip/, ['crown', 'gem', 'laurel']],
  [/cash|rebate|point/, ['coin', 'chest', 'clover']],
  [/sport|cup|league/, ['laurel', 'shield', 'star']],
  [/lotto|lottery|draw/, ['clover', 'coin', 'star']],
  [/holiday|moon|lunar/, ['lantern', 'moon', 'koi']],
]

const DEFAULT_CASTS: readonly (readonly Motif[])[] = [
  ['gem', 'crown', 'coin'],
  ['tiger', 'coin', 'lantern'],
  ['seven', 'cherry', 'bell'],
  ['planet', 'rocket', 'comet'],
  ['scarab', 'pyramid', 'eye'],
]

/**
 * Wide banner, 800 × 400: the brand's colours, light from the right, three emblems; the left half stays
 * plain for text.
 */
export function banner({ name, colours, title }: BannerOptions): string {
  const random = seededRandom(`${SEED}/banner/${name}`)
  const { brand, accent } = colours ?? { brand: PALETTES.royal.sky[1], accent: PALETTES.violet.sky[1] }
  const palette: Palette = { ...PALETTES.royal, accent, ink: '#0a0b1e' }
  const [main, left, right] = castOf(name, random)
  const art =
    emblem(motifLayers(left), palette, { x: 452, y: 280, scale: 0.74, turn: -16 }, 'a') +
    emblem(motifLayers(right), palette, { x: 734, y: 276, scale: 0.78, turn: 14 }, 'b') +
    emblem(motifLayers(main), palette, { x: 594, y: 188, scale: 1.42 }, 'c')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400" role="img"><defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${brand}"/><stop offset="1" stop-color="${accent}"/></linearGradient>` +
    `<linearGradient id="d"><stop stop-color="#05060f" stop-opacity=".7"/><stop offset=".5" stop-color="#05060f" stop-opacity=".34"/><stop offset=".8" stop-color="#05060f" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="h"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="${brand}" stop-opacity=".4"/><stop offset="1" stop-color="${brand}" stop-opacity="0"/></radialGradient>${emblemDefinitions(palette)}</defs>` +
    `<path d="M0 0h800v400H0Z" fill="url(#w)"/>${backdrop(random)}<circle cx="598" cy="200" r="270" fill="url(#h)"/><path d="M0 0h800v400H0Z" fill="url(#d)"/>${art}${confetti(random, accent)}${title ? titleLines(title) : ''}</svg>`
  )
}

function castOf(name: string, random: Random): readonly [Motif, Motif, Motif] {
  const cast = CASTS.find(([words]) => words.test(name))?.[1] ?? random.pick(DEFAULT_CASTS)
  return [cast[0] ?? 'gem', cast[1] ?? 'coin', cast[2] ?? 'star']
}

function backdrop(random: Random): string {
  const kind = random.integer(0, 2)
  if (kind === 0)
    return `<path d="${rays(22, 700, 598, 200, 0.5, random.next())}" fill="#fff" opacity=".12"/>`
  if (kind === 1)
    return `<path d="${[330, 260, 190].map((radius) => ring(598, 200, radius, radius - 26)).join('')}" fill="#fff" opacity=".1"/>`
  return `<path d="${polygon(380, 0, 470, 0, 250, 400, 160, 400)}${polygon(560, 0, 590, 0, 370, 400, 340, 400)}${polygon(760, 0, 800, 0, 800, 120, 640, 400, 540, 400)}" fill="#fff" opacity=".12"/>`
}

function confetti(random: Random, accent: string): string {
  const at = (): [number, number] => [random.integer(380, 790), random.integer(10, 390)]
  const stars = Array.from({ length: 9 }, () => star(4, random.integer(8, 18), 3, ...at())).join('')
  const dots = Array.from({ length: 12 }, () => disc(...at(), random.integer(2, 6))).join('')
  return `<path d="${stars}" fill="#fff" opacity=".9"/><path d="${dots}" fill="${accent}"/>`
}

/** Lettering in the plain half: two lines at most, of about the same length. */
function titleLines(title: string): string {
  const words = title.split(' ')
  const breaks = words.map((_, index) =>
    [words.slice(0, index).join(' '), words.slice(index).join(' ')].filter(Boolean),
  )
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length))
  const lines =
    title.length <= 9 ? [title] : breaks.reduce((best, next) => (widest(next) < widest(best) ? next : best))
  const size = Math.min(72, Math.round(350 / (widest(lines) * 0.64)))
  return lines
    .map((line, index) => {
      const y = Math.round(200 + size * 0.36 + (index - (lines.length - 1) / 2) * size * 1.1)
      return lettering({
        text: line,
        x: 40,
        y,
        size,
        face: 'plain',
        width: Math.round(line.length * size * 0.64),
        paint:
          'fill="#fff" stroke="#05060f" stroke-opacity=".4" stroke-width="6" paint-order="stroke" stroke-linejoin="round"',
      })
    })
    .join('')
}
