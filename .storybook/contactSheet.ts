/**
 * Pictures of every matrix story in every brand and theme, from a built Storybook, on sheets of some rows each.
 *
 *   storybook build -o storybook-static && node .storybook/contactSheet.ts [--out folder] [--only text] [--direction rtl]
 */
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Page } from 'playwright'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'

const { values: options } = parseArgs({
  options: {
    from: { type: 'string', default: 'storybook-static' },
    out: { type: 'string', default: 'test-results/contact-sheets' },
    only: { type: 'string', default: '' },
    tenants: { type: 'string', default: 'aurora,lotus,meridian' },
    language: { type: 'string', default: 'EN' },
    direction: { type: 'string', default: 'auto' },
    width: { type: 'string', default: '390' },
    textSize: { type: 'string', default: '100' },
    rows: { type: 'string', default: '5' },
  },
})

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const root = resolve(options.from)
const server = createServer((request, response) => {
  const path = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
  if (!path.startsWith(root) || !existsSync(path)) return void response.writeHead(404).end()
  response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
  return void createReadStream(path).pipe(response)
})
await new Promise<void>((listening) => server.listen(0, listening))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0

interface Entry {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}
const index = JSON.parse(await readFile(join(root, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const stories = Object.values(index.entries).filter(
  ({ tags, id }) => tags.includes('matrix') && id.includes(options.only),
)
const looks = options.tenants
  .split(',')
  .flatMap((tenant) => ['dark', 'light'].map((theme) => ({ tenant, theme })))

const shared = `language:${options.language};direction:${options.direction};textSize:${options.textSize};motion:reduced`
const browser = await chromium.launch(chromiumLaunch)

/** One page load a story; the looks are changed in place, through Storybook's own channel. */
async function pictures(page: Page, story: Entry): Promise<readonly string[]> {
  const taken: string[] = []
  await page.goto(`http://localhost:${port}/iframe.html?viewMode=story&id=${story.id}&globals=${shared}`)
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 10_000 })
  for (const look of looks) {
    await page.evaluate(async (globals) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: object) => void }
      }
      channel.emit('updateGlobals', { globals })
      await new Promise((drawn) => setTimeout(drawn, 120))
      await document.fonts.ready
    }, look)
    taken.push((await page.screenshot({ fullPage: true })).toString('base64'))
  }
  return taken
}

await mkdir(options.out, { recursive: true })
const page = await browser.newPage({ viewport: { width: Number(options.width), height: 500 } })
const sheet = await browser.newPage({ viewport: { width: 1560, height: 800 } })
const perSheet = Number(options.rows)
for (let from = 0; from < stories.length; from += perSheet) {
  const rows: string[] = []
  for (const story of stories.slice(from, from + perSheet)) {
    const cells = (await pictures(page, story)).map(
      (png) => `<td><img src="data:image/png;base64,${png}"></td>`,
    )
    rows.push(`<tr><th colspan="${looks.length}">${story.title}</th></tr><tr>${cells.join('')}</tr>`)
  }
  const heads = looks.map(({ tenant, theme }) => `<th>${tenant} ${theme}</th>`).join('')
  await sheet.setContent(
    `<style>body{margin:8px;font:12px system-ui;background:#888}table{border-spacing:4px}td{vertical-align:top}img{width:${Math.floor(1500 / looks.length)}px;display:block}</style><table><tr>${heads}</tr>${rows.join('')}</table>`,
  )
  const name = join(options.out, `sheet-${String(from / perSheet + 1).padStart(2, '0')}.png`)
  await writeFile(name, await sheet.screenshot({ fullPage: true }))
  console.log(
    name,
    stories
      .slice(from, from + perSheet)
      .map(({ title }) => title.split('/').at(-1))
      .join(', '),
  )
}
await browser.close()
server.close()
