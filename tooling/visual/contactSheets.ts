/**
 * Contact sheets of every component, or every screen, in every brand and theme: a page to scroll, and pictures
 * of some rows each. npm run contact-sheets -- [--of pages] [--built storybook-static] [--only text,…]
 * [--tenants aurora,_probe] [--language AR] [--direction rtl] [--width 320] [--text-size largest] [--rows 5]
 * [--out folder]
 */
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { chromiumLaunch } from '@livery/browser'
import { html, reportPage, type Markup } from '@livery/html'
import { chromium } from 'playwright'
import sharp from 'sharp'

import { buildStorybook } from './baseline.ts'
import { looksOf } from './looks.ts'
import { plainErrors } from './plainErrors.ts'
import { storyPictures, type Look, type Story, type StoryKind } from './storyPictures.ts'

plainErrors()

const { values: options } = parseArgs({
  options: {
    built: { type: 'string' },
    direction: { type: 'string', default: 'auto' },
    language: { type: 'string', default: 'EN' },
    of: { type: 'string', default: 'components' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'test-results/contact-sheets' },
    rows: { type: 'string' },
    tenants: { type: 'string' },
    'text-size': { type: 'string', default: 'normal' },
    width: { type: 'string', default: '390' },
  },
})
function kindFrom(word: string): StoryKind {
  if (word === 'components' || word === 'pages') return word
  throw new Error(`--of takes components or pages, not ${word}.`)
}

const root = resolve(import.meta.dirname, '../..')
const looks = await looksOf(root, options.tenants)

const of = kindFrom(options.of)

const from = options.built ?? join(root, 'storybook-static')
if (options.built === undefined || !existsSync(join(from, 'index.json'))) buildStorybook(root, from)

/** Width of one picture on a sheet, in CSS pixels. */
const CELL = Math.floor(1500 / looks.length)

interface Row {
  readonly title: string
  readonly files: string[]
}

/**
 * Greatest height of a picture: a long screen is cut after two heights of a phone; a click on it opens the
 * whole.
 */
const LONGEST = Math.floor((CELL * 844 * 2) / 390)

const style = `body{margin:8px;font:12px/1.4 system-ui;background:#888;color:#000}table{border-spacing:4px}th{text-align:start}td{vertical-align:top}img{inline-size:${CELL}px;max-block-size:${LONGEST}px;object-fit:cover;object-position:top;display:block}`
const headOf = ({ tenant, theme }: Look): Markup => html`<th>${tenant} ${theme}</th>`

function sheetOf(rows: readonly Row[]): string {
  const body = rows.map(({ title, files }) => {
    const cells = files.map((file, index) => {
      const { tenant, theme } = looks[index] ?? { tenant: '', theme: '' }
      return html`<td>
        <a href="${file}"><img src="${file}" alt="${title}, ${tenant} ${theme}" /></a>
      </td>`
    })
    return html`<tr>
        <th colspan="${looks.length}">${title}</th>
      </tr>
      <tr>
        ${cells}
      </tr>`
  })
  return reportPage({
    title: 'Contact sheet',
    style,
    body: html`<table>
      <tr>
        ${looks.map(headOf)}
      </tr>
      ${body}
    </table>`,
  })
}

/** Title of a story: a component has one matrix, a screen several states. */
function titleOf({ title, name }: Story): string {
  const own = title.split('/').at(-1) ?? title
  return of === 'pages' ? `${own}: ${name}` : own
}

const pictures = join(options.out, 'pictures')
await mkdir(pictures, { recursive: true })
const rows = new Map<string, Row>()
const shown = { from, looks, of, only: options.only, width: Number(options.width) }
const globals = {
  language: options.language,
  direction: options.direction,
  textSize: options['text-size'],
}
for await (const { story, look, png } of storyPictures({ ...shown, globals })) {
  const row = rows.get(story.id) ?? { title: titleOf(story), files: [] }
  rows.set(story.id, row)
  const file = `pictures/${story.id}.${look.tenant}.${look.theme}.webp`
  await sharp(png).webp({ quality: 86 }).toFile(join(options.out, file))
  row.files.push(file)
}

const all = [...rows.values()]
await writeFile(join(options.out, 'index.html'), sheetOf(all))
const browser = await chromium.launch(chromiumLaunch)
const page = await browser.newPage({ viewport: { width: 1560, height: 800 } })
const perSheet = Number(options.rows ?? (of === 'pages' ? 2 : 5))
// Written next to the pictures that it names; only its own picture is kept.
const file = join(options.out, 'sheet.html')
for (let at = 0; at < all.length; at += perSheet) {
  const part = all.slice(at, at + perSheet)
  await writeFile(file, sheetOf(part))
  await page.goto(`file://${resolve(file)}`)
  const name = join(options.out, `sheet-${String(at / perSheet + 1).padStart(2, '0')}.png`)
  await page.screenshot({ path: name, fullPage: true })
  console.log(name, part.map(({ title }) => title).join(', '))
}
await browser.close()
await rm(file, { force: true })
console.log(`${all.length} ${of} in ${looks.length} looks: ${join(options.out, 'index.html')}`)
