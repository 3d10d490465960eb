/**
 * Takes the small picture of every route for docs/screens.md from the stories: npm run screens:pictures
 * [-- --built storybook-static] [--only betRecord,vip] [--tenant aurora]. Without `--built` it builds Storybook first:
 * one that stands there may be of other sources.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import sharp from 'sharp'

import { buildStorybook } from './baseline.ts'
import { plainErrors } from './plainErrors.ts'
import { storyPictures, type Story } from './storyPictures.ts'
import { storyOfRoutes, type IndexedStory } from './storyRoutes.ts'

plainErrors()

/** Size of a picture in pixels: half a phone's screen, whose lower end is cut. */
const SIZE = { width: 195, height: 422, fit: 'cover', position: 'top' } as const

const { values: options } = parseArgs({
  options: {
    built: { type: 'string' },
    only: { type: 'string' },
    tenant: { type: 'string', default: 'aurora' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const out = join(root, 'docs/pictures/screens')
const from = options.built ?? join(root, 'storybook-static')
if (options.built === undefined) buildStorybook(root, from)

const { entries } = JSON.parse(await readFile(join(from, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Story & IndexedStory>>
}
const pages = Object.values(entries).filter(
  ({ title, id }) => title.startsWith('Pages/') && !id.endsWith('--docs'),
)
const wanted = options.only?.split(',')
const found = await storyOfRoutes(from, pages)
const routeOf = new Map(
  [...found].flatMap(([route, story]) => (wanted && !wanted.includes(route) ? [] : [[story, route]])),
)

await mkdir(out, { recursive: true })
const looks = [{ tenant: options.tenant, theme: 'dark' }] as const
for await (const { story, png } of storyPictures({ from, looks, of: 'pages', ids: [...routeOf.keys()] })) {
  const file = join(out, `${routeOf.get(story.id)}.webp`)
  await sharp(png).resize(SIZE).webp({ quality: 70, effort: 6 }).toFile(file)
  console.log(file)
}
