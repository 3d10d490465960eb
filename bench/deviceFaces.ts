import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const packages = createRequire(import.meta.url)

/**
 * Default sans-serif font of a device: Arial on Apple's and in desktop browsers, Roboto on Android (since
 * version 12 without a named bold).
 */
export type DeviceFace = 'arial' | 'roboto'

interface InstalledFace {
  readonly package: string
  readonly scripts: readonly string[]
  /** True when the bold has a name of its own for `local()`. */
  readonly bold: boolean
}

const LATIN = ['latin', 'latin-ext', 'vietnamese']
const ROBOTO: InstalledFace = { package: '@fontsource/roboto', scripts: LATIN, bold: false }

/**
 * Installed fonts by the names in the page's fallback rules. Arimo has Arial's widths; Arial's own Arabic
 * is not available.
 */
const INSTALLED: Readonly<Record<DeviceFace, Readonly<Record<string, InstalledFace>>>> = {
  arial: { Arial: { package: '@fontsource/arimo', scripts: LATIN, bold: true } },
  roboto: {
    Roboto: ROBOTO,
    'Roboto Bold': ROBOTO,
    Naskh: { package: '@fontsource/noto-naskh-arabic', scripts: ['arabic'], bold: true },
  },
}

/** Files of a font as sources, each with its unicode range. */
function sources(face: InstalledFace, weight: 400 | 700): { readonly src: string; readonly range: string }[] {
  const ranges = packages(`${face.package}/unicode.json`) as Record<string, string>
  return face.scripts.map((script) => {
    const file = `${face.package}/files/${face.package.split('/')[1]}-${script}-${weight}-normal.woff2`
    const content = readFileSync(packages.resolve(file)).toString('base64')
    return { src: `url(data:font/woff2;base64,${content})`, range: ranges[script] ?? '' }
  })
}

const RULE = /@font-face\{(font-family:"[^"]* Fallback: ([^"]+)";[^}]*?)src:(local[^;}]*)([^}]*)\}/g

/** Page as on a device with only these fonts: names of installed fonts become files. */
export function deviceFace(html: string, device: DeviceFace): string {
  let found = 0
  const dressed = html.replace(
    RULE,
    (_rule, named: string, name: string, local: string, measures: string) => {
      const face = INSTALLED[device][name]
      const isBold = local.includes('Bold')
      if (face === undefined || (isBold && !face.bold)) return ''
      found++
      return sources(face, isBold ? 700 : 400)
        .map(({ src, range }) => `@font-face{${named}src:${src};unicode-range:${range}${measures}}`)
        .join('')
    },
  )
  if (found === 0) throw new Error(`The page has no fall-back face over ${device}`)
  return dressed
}

/** Page with unadjusted fallback fonts, without the size adjustment to the brand's font. */
export const withoutMatching = (html: string): string =>
  html.replace(
    /(@font-face\{font-family:"[^"]* Fallback: [^}]*)\}/g,
    (_rule, kept: string) => `${kept.replace(/;(?:[a-z]+-)+(?:override|adjust):[^;}]*/g, '')}}`,
  )
