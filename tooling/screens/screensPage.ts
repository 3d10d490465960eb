import { dirname } from 'node:path'

import { featureOf, pageFileOf, ROUTE_LIST, type Route } from '@livery/domain/routes'

import { FEATURES, PICTURES, type Source, type Sources } from './sources.ts'

/** Path of docs/screens.md, from the repository's root. */
export const SCREENS_PAGE = 'docs/screens.md'

/** The page of screens as Markdown: every route with its addresses, page file, stories, tests and picture. */
export function screensPage(routes: readonly Route[], sources: Sources): string {
  const routed = new Set(routes.map(featureOf))
  const others = sources.features.filter((feature) => !routed.has(feature))
  return `# Screens

Written from the route table (\`packages/domain/src/routes/routeTable.ts\`) by \`npm run screens\`; do not edit by hand. The pictures are taken from the stories by \`npm run screens:pictures\`.

| Picture | Route | Screen | Addresses | Page | Stories | Tests |
| --- | --- | --- | --- | --- | --- | --- |
${routes.map((route) => row(routeCells(route, sources))).join('\n')}

## Screens without an address

Panels, and pages that come in place of whatever page was asked for.

| Folder | Stories | Tests |
| --- | --- | --- |
${others.map((feature) => row(folderCells(feature, sources))).join('\n')}
`
}

function routeCells(route: Route, { stories, tests, pictures, texts }: Sources): string[] {
  const { id, path, aliases, spellings, titleId } = route
  const title = texts[titleId] ?? ''
  const picture = pictureOf(route, pictures)
  return [
    picture === undefined ? '–' : `<img src="${picture.slice('docs/'.length)}" alt="${title}" width="98">`,
    `\`${id}\``,
    title,
    [path, ...aliases, ...spellings].map((address) => `\`${address}\``).join(' '),
    link(`${FEATURES}/${pageFileOf(route)}`),
    links(filesOf(route, stories)),
    links(filesOf(route, tests)),
  ]
}

/** Picture of a route, or of one that shows the same page. */
export function pictureOf(route: Route, pictures: readonly string[]): string | undefined {
  const showing = ROUTE_LIST.filter((other) => pageFileOf(other) === pageFileOf(route))
  return [route, ...showing].map(({ id }) => `${PICTURES}/${id}.webp`).find((file) => pictures.includes(file))
}

function folderCells(feature: string, { stories, tests }: Sources): string[] {
  const inside = ({ path }: Source) => path.startsWith(`${FEATURES}/${feature}/`)
  return [`\`${feature}\``, links(stories.filter(inside)), links(tests.filter(inside))]
}

/** The feature's files that name the route, or else those beside its page, or else all; and journeys that name it. */
function filesOf(route: Route, files: readonly Source[]): Source[] {
  const page = `${FEATURES}/${pageFileOf(route)}`
  const named = new RegExp(`\\bROUTES\\.${route.id}\\b|\\bpathTo\\('${route.id}'`)
  const own = files.filter(({ path }) => path.startsWith(`${FEATURES}/${featureOf(route)}/`))
  const naming = own.filter(({ text }) => named.test(text))
  const beside = own.filter(({ path }) => dirname(path) === dirname(page))
  const journeys = files.filter(({ path, text }) => path.startsWith('e2e/') && named.test(text))
  return [...([naming, beside].find(({ length }) => length > 0) ?? own), ...journeys]
}

const link = (path: string) => `[${path.replace(/^.*\//, '')}](../${path})`
const links = (files: readonly Source[]) => files.map(({ path }) => link(path)).join(' ') || '–'
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
