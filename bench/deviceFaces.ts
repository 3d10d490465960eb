import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const packages = createRequire(import.meta.url)

/** What a phone's own sans is: Arial on Apple's and in browsers on desks, Roboto (since Android 12 without a bold by name). */
export type DeviceFace = 'arial' | 'roboto'

interface InstalledFace {
  readonly package: string
  readonly scripts: readonly string[]
  /** Whether its bold can be asked for by name. */
  readonly bold: boolean
}

const LATIN = ['latin', 'latin-ext', 'vietnamese']
const ROBOTO: InstalledFace = { package: '@fontsource/roboto', scripts: LATIN, bold: false }

/** By the name that the page's fall-backs have for them. Arimo has Arial's widths; Arial's own Arabic is nowhere to be had. */
const INSTALLED: Readonly<Record<DeviceFace, Readonly<Record<string, InstalledFace>>>> = {
  arial: { Arial: { package: '@fontsource/arimo', scripts: LATIN, bold: true } },
  roboto: {
    Roboto: ROBOTO,
    'Roboto Bold': ROBOTO,
    Naskh: { package: '@fontsource/noto-naskh-arabic', scripts: ['arabic'], bold: true },
  },
}

/** The face's files as sources, each with the letters it holds. */
function sources(face: InstalledFace, weight: 400 | 700): { readonly src: string; readonly range: string }[] {
  const ranges = packages(`${face.package}/unicode.json`) as Record<string, string>
  return face.scripts.map((script) => {
    const file = `${face.package}/files/${face.package.split('/')[1]}-${script}-${weight}-normal.woff2`
    const content = readFileSync(packages.resolve(file)).toString('base64')
    return { src: `url(data:font/woff2;base64,${content})`, range: ranges[script] ?? '' }
  })
}

const RULE = /@font-face\{(font-family:"[^"]* Fallback: ([^"]+)";[^}]*?)src:(local[^;}]*)([^}]*)\}/g

/** The page as on a device that has these faces and no others: names of installed faces become files. */
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

/** The same page with fall-back faces as they come, not stretched to the brand's measures. */
export const withoutMatching = (html: string): string =>
  html.replace(
    /(@font-face\{font-family:"[^"]* Fallback: [^}]*)\}/g,
    (_rule, kept: string) => `${kept.replace(/;(?:[a-z]+-)+(?:override|adjust):[^;}]*/g, '')}}`,
  )
