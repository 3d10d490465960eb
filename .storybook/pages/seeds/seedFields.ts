import { FACES, SEED_WORDS } from '@livery/theme'

/** A seed that the page lets one change: its path, and its range or its words. */
export type SeedField = { readonly path: string; readonly label: string } & (
  | { readonly kind: 'colour' }
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly step: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
)

const number = (path: string, label: string, least = 0, most = 1, step = 0.05): SeedField => ({
  kind: 'number',
  path,
  label,
  least,
  most,
  step,
})
const word = (path: string, label: string, words: readonly string[]): SeedField => ({
  kind: 'word',
  path,
  label,
  words,
})

const {
  silhouettes,
  edges,
  inks,
  weights,
  fields,
  headings,
  selections,
  icons,
  motions,
  patterns,
  frames,
  heroes,
  chromes,
  cases,
  figures,
} = SEED_WORDS
const faceNames = Object.entries(FACES)
const blunt = silhouettes.filter((name) => name !== 'pill')

/** All seeds of the page in groups, in the order of `brand.ts`. */
export const SEED_GROUPS: readonly (readonly [title: string, fields: readonly SeedField[]])[] = [
  [
    'Colour',
    [
      { kind: 'colour', path: 'colors.brand', label: 'Brand' },
      { kind: 'colour', path: 'colors.accent', label: 'Accent' },
      ...['depth', 'step', 'paper', 'glow', 'sheen', 'shadow', 'saturation'].map((name) =>
        number(`surfaces.${name}`, name),
      ),
      number('gradient.angle', 'gradient angle', 0, 360, 5),
      number('gradient.travel', 'gradient travel'),
      number('gradient.panel', 'panel: brand to accent'),
    ],
  ],
  [
    'Cut',
    [
      number('radius', 'radius', 0, 28, 1),
      word('density', 'density', ['airy', 'medium', 'dense']),
      word('style.shape.control', 'buttons and fields', silhouettes),
      word('style.shape.chip', 'chips', silhouettes),
      word('style.shape.tile', 'tiles', blunt),
      word('style.shape.card', 'cards', blunt),
      word('style.shape.disc', 'shortcuts', silhouettes),
      word('style.edge', 'edge', edges),
      word('style.edgeInk', 'ink of edges', inks),
      word('style.edgeWeight', 'weight of edges', weights),
      word('style.field', 'fields', fields),
      word('style.heading', 'headings of sections', headings),
      word('style.selection', 'choice', selections),
      word('style.icons', 'icons', icons),
      word('style.motion', 'motion', motions),
    ],
  ],
  [
    'Ornament',
    [
      word('style.ornament.pattern', 'pattern', patterns),
      number('style.ornament.strength', 'strength'),
      word('style.ornament.ink', 'ink', inks),
      word('style.ornament.frame', 'frame', frames),
      word('style.hero', 'hero by day', heroes),
      word('style.chrome', 'bars by day', chromes),
    ],
  ],
  [
    'Type',
    [
      word(
        'type.text.face',
        'text',
        faceNames.filter(([, { display }]) => !display).map(([id]) => id),
      ),
      word(
        'type.display.face',
        'headings',
        faceNames.map(([id]) => id),
      ),
      number('type.display.weight', 'weight of headings', 100, 900, 50),
      number('type.display.tracking', 'tracking of headings', -0.06, 0.2, 0.01),
      word('type.display.case', 'case of headings', cases),
      word('type.label.case', 'case of buttons', cases),
      number('type.label.tracking', 'tracking of buttons', 0, 0.12, 0.01),
      word('type.figures', 'figures', figures),
      number('type.scale', 'scale', 1.1, 1.3, 0.01),
    ],
  ],
]

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Value at a path, undefined where a seed is left out. */
export function seedAt(seeds: object, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), seeds)
}

/** Copy of the seeds with one replaced; objects that are left out are made. */
export function withSeed<T extends object>(seeds: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.')
  const inner = (seeds as Node)[key]
  const next = rest.length === 0 ? value : withSeed(isNode(inner) ? inner : {}, rest.join('.'), value)
  return { ...seeds, [key]: next }
}
