import {
  CHROME_MODES,
  EDGES,
  EDGE_WEIGHTS,
  FIELD_LOOKS,
  FIGURES,
  FRAMES,
  HEADING_LOOKS,
  HERO_MODES,
  ICON_STYLES,
  INKS,
  LETTER_CASES,
  MOTIONS,
  PATTERNS,
  SELECTIONS,
  SHAPED_PARTS,
  SILHOUETTES,
  type BrandInput,
} from './brandInput.ts'
import type { BrandProblem } from './defineBrand.ts'
import { amongWords, outside } from './fieldProblems.ts'

/** Parts whose ends cannot be fully rounded: they are as high as their content. */
const NEVER_PILLS: ReadonlySet<string> = new Set(['tile', 'card'])

const optional = <T>(value: T | undefined, check: (value: T) => BrandProblem[]): BrandProblem[] =>
  value === undefined ? [] : check(value)

/** A field that may be left out and else is one of some words. */
const word = (field: string, value: unknown, words: readonly string[]): BrandProblem[] =>
  optional(value, (found) => amongWords(field, found, words))

/** Problems of the seeds of cut, edge, icons, motion, ornament and hero, and of the voice of type. */
export function styleProblems({ style = {}, type, surfaces }: BrandInput): BrandProblem[] {
  const { shape = {}, ornament = {} } = style
  const { display, label = {} } = type
  return [
    ...optional(surfaces.saturation, (value) => outside('surfaces.saturation', value, 0, 1)),
    ...SHAPED_PARTS.flatMap((part) =>
      word(
        `style.shape.${part}`,
        shape[part],
        NEVER_PILLS.has(part) ? SILHOUETTES.filter((name) => name !== 'pill') : SILHOUETTES,
      ),
    ),
    ...word('style.edge', style.edge, EDGES),
    ...word('style.edgeInk', style.edgeInk, INKS),
    ...word('style.edgeWeight', style.edgeWeight, EDGE_WEIGHTS),
    ...word('style.field', style.field, FIELD_LOOKS),
    ...word('style.heading', style.heading, HEADING_LOOKS),
    ...word('style.selection', style.selection, SELECTIONS),
    ...word('style.icons', style.icons, ICON_STYLES),
    ...word('style.motion', style.motion, MOTIONS),
    ...word('style.ornament.pattern', ornament.pattern, PATTERNS),
    ...optional(ornament.strength, (value) => outside('style.ornament.strength', value, 0, 1)),
    ...word('style.ornament.frame', ornament.frame, FRAMES),
    ...word('style.ornament.ink', ornament.ink, INKS),
    ...word('style.hero', style.hero, HERO_MODES),
    ...word('style.chrome', style.chrome, CHROME_MODES),
    ...optional(display.tracking, (value) => outside('type.display.tracking', value, -0.06, 0.2)),
    ...word('type.display.case', display.case, LETTER_CASES),
    ...optional(label.tracking, (value) => outside('type.label.tracking', value, 0, 0.12)),
    ...word('type.label.case', label.case, LETTER_CASES),
    ...word('type.figures', type.figures, FIGURES),
  ]
}
