import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import roboto from '@capsizecss/metrics/roboto'

import type { Brand } from '../brand/defineBrand.ts'
import type { TokenPath } from '../contract.ts'
import { FACES } from '../faces/catalog.ts'
import type { Face, FaceId } from '../faces/catalog.ts'
import { typeStep } from '../faces/metrics.ts'

type SharedTokens = { [path in TokenPath]?: string }

/** What devices have: Arial on Apple and Windows, Roboto on Android. The swapped-in face is matched to both. */
const DEVICE_FACES = [arial, roboto]

function fontFaceCss(properties: object): string {
  const rules = Object.entries(properties).map(([name, value]: [string, unknown]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${property}:${String(value)}`
  })
  return `@font-face{${rules.join(';')}}`
}

/** The matched fall-back of a face: its `font-family` list and the `@font-face` rules that the list needs. */
export function fallbackStack(face: Face): { family: string; css: string } {
  if (!face.package) return { family: 'system-ui, sans-serif', css: '' }
  const { fontFamily, fontFaces } = createFontStack([face.metrics, ...DEVICE_FACES], {
    fontFaceFormat: 'styleObject',
  })
  const matched = fontFamily.split(', ').filter((name) => name !== 'Arial' && name !== 'Roboto')
  // system-ui draws the scripts that the face has no file for; the page's `lang` picks the regional forms.
  return {
    family: [...matched, 'system-ui', 'sans-serif'].join(', '),
    css: fontFaces.map((rule) => fontFaceCss(rule['@font-face'])).join(''),
  }
}

const BODY = 15
/** Sizes in pixels relative to body text; `up` counts steps of the brand's scale. */
const STEPS = [
  { name: 'caption', size: () => 11, leading: 1.45 },
  { name: 'small', size: () => 13, leading: 1.45 },
  { name: 'body', size: () => BODY, leading: 1.5 },
  { name: 'lead', size: (scale: number) => BODY * scale, leading: 1.4 },
  { name: 'title', size: (scale: number) => BODY * scale ** 2, leading: 1.3 },
  { name: 'heading', size: (scale: number) => BODY * scale ** 3.4, leading: 1.22 },
  { name: 'display', size: (scale: number) => BODY * scale ** 5, leading: 1.12 },
] as const
/** Steps from this one on are set in the display face. */
const DISPLAY_STEPS: ReadonlySet<string> = new Set(['title', 'heading', 'display'])

/** Families, weights and the scale of seven sizes, each trimmed by the metrics of the face it is set in. */
export function solveType({ type }: Pick<Brand, 'type'>): SharedTokens {
  const { text, display, scale } = type
  const metricsOf = (face: FaceId) => FACES[face].metrics
  const tokens: SharedTokens = {
    'font.text': fallbackStack(FACES[text.face]).family,
    'font.display': fallbackStack(FACES[display.face]).family,
    'font.weight.regular': String(text.regular),
    'font.weight.medium': String(text.medium),
    'font.weight.bold': String(text.bold),
    'font.weight.display': String(display.weight),
  }
  for (const { name, size, leading } of STEPS) {
    const pixels = Math.round(size(scale))
    const face = DISPLAY_STEPS.has(name) ? display.face : text.face
    const step = typeStep(pixels, Math.round(pixels * leading), metricsOf(face))
    tokens[`type.${name}.size`] = step.size
    tokens[`type.${name}.lineHeight`] = step.lineHeight
    tokens[`type.${name}.trimStart`] = step.trimStart
    tokens[`type.${name}.trimEnd`] = step.trimEnd
  }
  return tokens
}
