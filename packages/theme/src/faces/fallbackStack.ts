import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import roboto from '@capsizecss/metrics/roboto'

import type { Face } from './catalog.ts'

/** What devices have: Arial on Apple and Windows, Roboto on Android. The swapped-in face is matched to both. */
const DEVICE_FACES = [arial, roboto]
/** Linux and ChromeOS have faces of Arial's exact widths in its place. */
const ARIAL_AND_TWINS = "local('Arial'),local('Liberation Sans'),local('Arimo')"
const DEVICE_NAMES: ReadonlySet<string> = new Set(DEVICE_FACES.map(({ familyName }) => familyName))

function fontFaceCss(properties: object): string {
  const rules = Object.entries(properties).map(([name, value]: [string, unknown]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${property}:${String(value)}`
  })
  return `@font-face{${rules.join(';')}}`
}

/**
 * The `font-family` list of a face and the `@font-face` rules that it needs: device faces stretched to the face's own
 * measures, so that nothing moves when the file arrives.
 */
export function fallbackStack(face: Face): { family: string; css: string } {
  if (!face.package) return { family: 'system-ui, sans-serif', css: '' }
  const stack = createFontStack([face.metrics, ...DEVICE_FACES], { fontFaceFormat: 'styleObject' })
  const matched = stack.fontFamily.split(', ').filter((name) => !DEVICE_NAMES.has(name))
  return {
    // system-ui draws the scripts that the face has no file for; the page's `lang` picks the regional forms.
    family: [...matched, 'system-ui', 'sans-serif'].join(', '),
    css: stack.fontFaces
      .map((rule) => fontFaceCss(rule['@font-face']).replace("local('Arial')", ARIAL_AND_TWINS))
      .join(''),
  }
}
