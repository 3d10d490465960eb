import type { Figures, LetterCase } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import type { TokenPath } from '../contract.ts'
import { FACES, type FaceId } from '../faces/catalog.ts'
import { familyStack } from '../faces/fallbackStack.ts'
import { typeStep } from '../faces/metrics.ts'
import { group } from './group.ts'

/** Tokens of type: the same in both themes. */
export type TypePath = Extract<TokenPath, `${'font' | 'type'}.${string}`>

/** Body text in pixels at the player's default text size. */
const BODY = 15
const CAPTION = 12
const SMALL = 13
/** Steps of the brand's scale from body text to each larger size. */
const STEPS_UP = { lead: 1, title: 2, heading: 3.4, display: 5 }

const CASES: Readonly<Record<LetterCase, string>> = { written: 'none', capitals: 'uppercase' }
const FIGURE_STYLES: Readonly<Record<Figures, string>> = {
  lining: 'lining-nums',
  oldstyle: 'oldstyle-nums',
  slashed: 'lining-nums slashed-zero',
}
const em = (value: number): string => (value === 0 ? 'normal' : `${value}em`)

/** Type tokens: families, weights and the scale of seven sizes, each trimmed by the metrics of its face. */
export function solveType({ type }: Pick<Brand, 'type'>): Readonly<Record<TypePath, string>> {
  const { text, display, label = {}, figures = 'lining', scale } = type
  const step = <N extends string>(name: N, face: FaceId, size: number, leading: number) => {
    const pixels = Math.round(size)
    return group(`type.${name}`, typeStep(pixels, Math.round(pixels * leading), FACES[face].metrics))
  }
  const above = (steps: number) => BODY * scale ** steps
  return {
    'font.text': familyStack(text.face),
    'font.display': familyStack(display.face, text.face),
    'font.weight.regular': String(text.regular),
    'font.weight.medium': String(text.medium),
    'font.weight.bold': String(text.bold),
    'font.weight.display': String(display.weight),
    'font.tracking.display': em(display.tracking ?? 0),
    'font.tracking.label': em(label.tracking ?? 0),
    'font.case.display': CASES[display.case ?? 'written'],
    'font.case.label': CASES[label.case ?? 'written'],
    'font.figures': FIGURE_STYLES[figures],
    ...step('caption', text.face, CAPTION, 1.4),
    ...step('small', text.face, SMALL, 1.45),
    ...step('body', text.face, BODY, 1.5),
    ...step('lead', text.face, above(STEPS_UP.lead), 1.4),
    ...step('title', display.face, above(STEPS_UP.title), 1.3),
    ...step('heading', display.face, above(STEPS_UP.heading), 1.22),
    ...step('display', display.face, above(STEPS_UP.display), 1.12),
  }
}
