import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const packages = createRequire(import.meta.url)

/** What a phone's own sans is: Arial's widths on Apple's and in browsers on desks, Roboto on Android. */
export type DeviceFace = 'arial' | 'roboto'

const PACKAGES = { arial: '@fontsource/arimo', roboto: '@fontsource/roboto' } as const
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese'] as const

/** The face's files as sources, each with the letters it holds. */
function sources(device: DeviceFace): { readonly src: string; readonly range: string }[] {
  const name = PACKAGES[device]
  const ranges = packages(`${name}/unicode.json`) as Record<string, string>
  return SCRIPTS.map((script) => {
    const file = packages.resolve(`${name}/files/${name.split('/')[1]}-${script}-400-normal.woff2`)
    const content = readFileSync(file).toString('base64')
    return { src: `url(data:font/woff2;base64,${content})`, range: ranges[script] ?? '' }
  })
}

const RULE = /@font-face\{font-family:"[^"]*Fallback: (Arial|Roboto)";src:[^;}]*([^}]*)\}/g

/** The page as on a device that has this face and not the other: names of installed faces become files. */
export function deviceFace(html: string, device: DeviceFace): string {
  const files = sources(device)
  let found = 0
  const dressed = html.replace(RULE, (rule, installed: string, measures: string) => {
    if (installed.toLowerCase() !== device) return ''
    found++
    const family = /font-family:"[^"]*"/.exec(rule)?.[0] ?? ''
    return files
      .map(({ src, range }) => `@font-face{${family};src:${src};unicode-range:${range}${measures}}`)
      .join('')
  })
  if (found === 0) throw new Error(`The page has no fall-back face over ${device}`)
  return dressed
}

/** The same page with fall-back faces as they come, not stretched to the brand's measures. */
export const withoutMatching = (html: string): string =>
  html.replace(
    /(@font-face\{font-family:"[^"]*Fallback: (?:Arial|Roboto)"[^}]*)\}/g,
    (_rule, kept: string) => `${kept.replace(/;(?:[a-z]+-override|size-adjust):[^;}]*/g, '')}}`,
  )
