/**
 * node packages/theme/scripts/measureFaces.ts
 *
 * Measures the width of the product's own texts in every face of the catalog and in the faces of devices, in
 * Chromium with ligatures and kerning, and writes `src/faces/advances.generated.ts`. Run after a new face or a
 * new version of one; a changed text is no reason, for a language's letters stay the same.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { chromiumLaunch } from '@livery/browser'
import { chromium } from 'playwright'

import { FACES, type Face } from '../src/faces/catalog.ts'

const MESSAGES = join(import.meta.dirname, '../../i18n/messages')
const TARGET = join(import.meta.dirname, '../src/faces/advances.generated.ts')
const packages = createRequire(import.meta.url)

/**
 * Language whose texts represent a script: an average over several languages would fit none of them as well.
 */
const SAMPLES = { latin: 'EN', vietnamese: 'VI', arabic: 'AR' }
type Sample = keyof typeof SAMPLES

/** Measured substitutes of device faces: Arimo has the widths of Arial. */
const DEVICES = { arial: 'arimo', roboto: 'roboto', 'noto-naskh-arabic': 'noto-naskh-arabic' }

interface Source {
  readonly family: string
  /** Package and base name of its files. */
  readonly package: string
  readonly file: string
  readonly samples: readonly Sample[]
  readonly weights: readonly number[]
  readonly variable: boolean
}

const hundreds = (least: number, most: number): number[] => [
  least,
  ...[100, 200, 300, 400, 500, 600, 700, 800, 900].filter((weight) => weight > least && weight < most),
  most,
]

function catalogSource(family: string, face: Face): Source[] {
  const { package: from, file, subsets, variable, cuts } = face
  if (from === undefined || file === undefined) return []
  const samples = (Object.keys(SAMPLES) as Sample[]).filter((sample) => subsets.includes(sample))
  const [least, most] = variable ?? [100, 900]
  return [
    {
      family,
      package: from,
      file,
      samples,
      weights: cuts ?? hundreds(least, most),
      variable: variable !== undefined,
    },
  ]
}

const deviceSource = ([family, file]: [string, string]): Source => ({
  family,
  package: `@fontsource/${file}`,
  file,
  samples: family === 'noto-naskh-arabic' ? ['arabic'] : ['latin', 'vietnamese'],
  weights: [400, 700],
  variable: false,
})

/** `@font-face` rules of the face, with its files inlined. */
function fontFaceRules({ family, package: from, file, weights, variable }: Source): string {
  const ranges = packages(`${from}/unicode.json`) as Record<string, string>
  const rules = Object.entries(ranges).flatMap(([script, range]) =>
    (variable ? ['wght'] : weights.map(String)).map((part) => {
      const path = packages.resolve(`${from}/files/${file}-${script}-${part}-normal.woff2`)
      const weight = variable ? `${weights[0]} ${weights.at(-1)}` : part
      const source = `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`
      return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};unicode-range:${range}}`
    }),
  )
  return rules.join('')
}

/**
 * Texts without placeholders in braces. Spaces in Arabic come from the Latin face, so Arabic words are
 * measured one by one.
 */
function textsOf(sample: Sample): string[] {
  const file = join(MESSAGES, `${SAMPLES[sample]}.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const all = Object.values(messages).map((text) => text.replace(/\{[^{}]*\}/g, '').replace(/[{}<>/#]/g, ' '))
  return sample === 'arabic' ? all.flatMap((text) => text.match(/\p{Script=Arabic}+/gu) ?? []) : all
}

const sources = [
  ...Object.entries(FACES).flatMap(([id, face]) => catalogSource(id, face)),
  ...Object.entries(DEVICES).map(deviceSource),
]
const texts = Object.fromEntries(
  (Object.keys(SAMPLES) as Sample[]).map((sample) => [sample, textsOf(sample)]),
)

const browser = await chromium.launch(chromiumLaunch)
const page = await browser.newPage()
await page.setContent(`<style>${sources.map(fontFaceRules).join('')}</style>`)
const advances = await page.evaluate(
  async ({ faces, texts }) => {
    await Promise.all([...document.fonts].map((face) => face.load()))
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('This browser draws no canvas')
    const advance = (font: string, lines: readonly string[]): number => {
      context.font = font
      const width = lines.reduce((sum, line) => sum + context.measureText(line).width, 0)
      return width / lines.join('').length / 100
    }
    return faces.map(({ family, samples, weights }) => ({
      family,
      samples: samples.map((sample) => ({
        sample,
        stops: weights.map((weight) => [
          weight,
          advance(`${weight} 100px "${family}"`, texts[sample] ?? []).toFixed(4),
        ]),
      })),
    }))
  },
  { faces: sources, texts },
)
await browser.close()

const rows = advances.map(({ family, samples }) => {
  const written = samples.map(
    ({ sample, stops }) =>
      `    ${sample}: { ${stops.map(([weight, width]) => `${weight}: ${Number(width)}`).join(', ')} },`,
  )
  return `  '${family}': {\n${written.join('\n')}\n  },`
})
writeFileSync(
  TARGET,
  `// Written by \`node packages/theme/scripts/measureFaces.ts\`; do not edit by hand.

/** Average width of a letter in running text, in em, by face, sample of letters and weight. */
export const ADVANCES = {
${rows.join('\n')}
} as const

/** Faces of devices that are measured. */
export type DeviceFaceId = ${Object.keys(DEVICES)
    .map((id) => `'${id}'`)
    .join(' | ')}

/** Letters that are measured, by the script they stand for. */
export type Sample = ${Object.keys(SAMPLES)
    .map((sample) => `'${sample}'`)
    .join(' | ')}
`,
)
console.log(`${TARGET}: ${rows.length} faces`)
