/**
 * node packages/theme/scripts/contactSheet.ts [--count 50] [--seed 1] [--out .cache/brand-sheets/contact.html]
 * [--png]
 *
 * Random brands, dark and light, on one page: the solver's result for random seeds.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import * as fc from 'fast-check'

import { brandSeeds } from '../src/brand/brandSeeds.fixture.ts'
import { brandStylesheet, checkContrast, defineBrand, solveBrand } from '../src/index.ts'
import { takePicture } from './picture.ts'
import { sheetStyle } from './sheet/style.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/brand-sheets/contact.html' },
    png: { type: 'boolean', default: false },
  },
})

const sample = (name: string) => `<div class="one" data-theme="${name}">
<div class="balance"><span class="row"><span class="secondary">Balance</span><span class="tag" style="margin-inline-start:auto;background:var(--lv-color-accent-soft);color:var(--lv-color-accent-on-soft)">VIP</span></span><span class="figure">1,280</span><span class="row"><span class="btn brand g">Deposit</span><span class="btn quiet">More</span></span></div>
<div class="row"><span class="chip on">Hot</span><span class="chip">Slots</span><span class="ghost">Link</span></div>
<div class="hero"><b>Invite</b><span class="secondary">Bonus for both</span></div>
<div class="field"><div>Name</div></div>
<div class="card"><span class="muted">Quiet text</span> <b style="color:var(--lv-color-status-success-text)">+ 42</b> <b style="color:var(--lv-color-status-danger-text)">− 10</b></div></div>`

const brands = fc
  .sample(brandSeeds, { numRuns: Number(values.count), seed: Number(values.seed) })
  .map((seeds) => defineBrand(seeds))
const cells = brands.map((brand, index) => {
  const solved = solveBrand(brand)
  const css = brandStylesheet(solved)
    .replace(/:root,\[data-theme=dark\]/, `#b${index} [data-theme=dark]`)
    .replace(/\[data-theme=light\]/, `#b${index} [data-theme=light]`)
    .replaceAll(':root{', `#b${index}{`)
  const { brand: color, accent } = brand.colors
  return {
    problems: checkContrast(solved).length,
    html: `<style>${css}</style><div class="cell" id="b${index}"><div class="names">${color} · ${accent}</div>${sample('dark')}${sample('light')}</div>`,
  }
})
const layout = `body{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:10px;padding:10px;background:#808080}
.cell{display:grid;grid-template-columns:1fr 1fr;font-family:var(--lv-font-text)}.names{grid-column:1/-1;font:11px monospace;background:#fff;padding:3px 6px}
.one{padding:12px;display:grid;gap:10px;align-content:start;background-color:var(--lv-color-surface-page);background-image:var(--lv-gradient-page);color:var(--lv-color-text-primary);zoom:.72}
.one .btn{padding-inline:12px}`
const out = resolve(values.out)
await mkdir(dirname(out), { recursive: true })
await writeFile(
  out,
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${sheetStyle}${layout}</style><body>${cells.map(({ html }) => html).join('')}`,
)
const shown = values.png ? await takePicture(out, 1700) : out
console.log(
  `${shown}  ${cells.length} brands, ${cells.reduce((sum, { problems }) => sum + problems, 0)} contrast problems`,
)
