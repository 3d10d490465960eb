import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { transformSync } from 'esbuild'

import { isStyleSheet, readManifest, sourceEntries } from './entries.ts'
import { TARBALLS } from './tarball.ts'

const STYLES = './styles.css'

/**
 * Module that imports every component of a package, for a build whose CSS holds each rule once and in the
 * order of imports. Undefined for a package without `./styles.css`.
 * @returns the absolute path of a temporary file, in the folder that is emptied before a tarball is written
 */
export function allStyles(folder: string): string | undefined {
  if (!(STYLES in readManifest(folder).exports)) return undefined
  const components = Object.values(sourceEntries(folder)).filter((file) => !isStyleSheet(folder, file))
  const file = join(folder, TARBALLS, 'styles.ts')
  mkdirSync(dirname(file), { recursive: true })
  const lines = components.map((source, at) => `export * as c${at} from '${join(folder, source)}'`)
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}

/**
 * Keeps the style sheets that `exports` names: `styles.css` of all components, and one for each entry that is
 * nothing but styles (`reset/index` is `reset.css`). The build writes one beside every entry; two of those on
 * a page would repeat shared rules in another order, so they are removed.
 * @throws Error for styles that `exports` does not name
 */
export function gatherStyleSheets(folder: string): void {
  const dist = join(folder, 'dist')
  const { exports, name } = readManifest(folder)
  const pure = Object.entries(sourceEntries(folder)).filter(([, source]) => isStyleSheet(folder, source))
  const sheets = new Map([
    ['styles', 'styles.css'],
    ...pure.map(([entry]): [string, string] => [entry, `${entry.replace(/\/index$/, '')}.css`]),
  ])
  const texts = new Map<string, string>()
  for (const file of globSync('**/*.css', { cwd: dist })) {
    const entry = file.replace(/\.css$/, '')
    const sheet = sheets.get(entry) ?? 'styles.css'
    if (exports[`./${sheet}`] !== `./dist/${sheet}`)
      throw new Error(
        `${name}: add "./${sheet}": "./dist/${sheet}" to exports; the styles have no other way out.`,
      )
    if (sheets.has(entry)) texts.set(sheet, readFileSync(join(dist, file), 'utf8'))
    rmSync(join(dist, file))
  }
  for (const entry of sheets.keys()) rmSync(join(dist, `${entry}.js`), { force: true })
  for (const [sheet, text] of texts)
    writeFileSync(join(dist, sheet), transformSync(text, { loader: 'css', minify: true }).code)
}
