/**
 * node packages/theme/scripts/brandSheet.ts [--out DIR] [--png] [tenant…]
 *
 * Writes a sheet for each brand, dark and light side by side: DIR/<tenant>.html (default: .cache/brand-sheets).
 * With --png a picture of it is taken too.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { fontFaces } from '../src/fonts.ts'
import { brandStylesheet, checkContrast, SCRIPTS, solveBrand } from '../src/index.ts'
import { takePicture } from './picture.ts'
import { contrastTable, palette, samples, shape, typeScale } from './sheet/sections.ts'
import { sheetStyle } from './sheet/style.ts'
import { tenantBrand, tenantIds, TENANTS } from './tenantBrand.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.cache/brand-sheets' },
    png: { type: 'boolean', default: false },
  },
})
await mkdir(values.out, { recursive: true })

for (const id of positionals.length > 0 ? positionals : await tenantIds()) {
  const brand = await tenantBrand(id)
  const solved = solveBrand(brand)
  const assets = join(TENANTS, id, 'assets')
  const url = (name: string) => pathToFileURL(join(assets, name)).href
  const banners = (await readdir(join(assets, 'banners'))).sort().map((name) => url(`banners/${name}`))
  const faces = fontFaces(brand, SCRIPTS)
  // The sheet is opened from disk: fonts are read where npm put them.
  const fontCss = faces.files.reduce(
    (css, { from, to }) => css.replace(`fonts/${to}`, pathToFileURL(from).href),
    faces.css,
  )
  const theme = (name: 'dark' | 'light') => `<main class="theme" data-theme="${name}">
<header class="head"><img class="logo" alt="" src="${url(name === 'dark' ? 'logo.svg' : 'logo-light.svg')}"><span class="caption">${name} · ${brand.type.text.face} · radius ${brand.radius} · ${brand.density}</span><img class="icon" alt="" src="${url('icon.svg')}"></header>
${samples(banners)}${palette(solved, name)}${typeScale()}${shape()}${contrastTable(solved, name)}</main>`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${id}</title><style>${brandStylesheet(solved, { fontFaces: fontCss })}${sheetStyle}</style><body>${theme('dark')}${theme('light')}`
  const file = resolve(values.out, `${id}.html`)
  await writeFile(file, html)
  const shown = values.png ? await takePicture(file, 1240) : file
  console.log(`${shown}  ${checkContrast(solved).length} contrast problems`)
}
