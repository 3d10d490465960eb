/**
 * node packages/theme/scripts/stylesheet.ts <tenant> [--out DIR] [--scripts latin,vietnamese,…]
 *
 * Prints a brand's style sheet. With --out it is written to DIR/<tenant>.css and its fonts to DIR/fonts/,
 * ready to be served by Storybook or any static server.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { fontFaces } from '../src/fonts.ts'
import { brandStylesheet, SCRIPTS, solveBrand, type Script } from '../src/index.ts'
import { tenantBrand, tenantIds } from './tenantBrand.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, scripts: { type: 'string' } },
})
const ids = await tenantIds({ generated: true })
const id = positionals[0]
if (!id || !ids.includes(id)) {
  console.error(`Name a tenant: ${ids.join(', ')}`)
  process.exit(1)
}
const isScript = (name: string): name is Script => SCRIPTS.some((script) => script === name)
const scripts = values.scripts ? values.scripts.split(',').filter(isScript) : SCRIPTS
const brand = await tenantBrand(id)
const faces = fontFaces(brand, scripts)
const css = brandStylesheet(solveBrand(brand), { fontFaces: faces.css })
if (values.out) {
  await mkdir(join(values.out, 'fonts'), { recursive: true })
  await Promise.all([
    writeFile(join(values.out, `${id}.css`), css),
    ...faces.files.map(({ from, to }) => copyFile(from, join(values.out ?? '', 'fonts', to))),
  ])
  console.log(`${join(values.out, `${id}.css`)}, ${faces.files.length} font files`)
} else {
  console.log(css)
}
