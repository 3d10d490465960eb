/**
 * Visual comparison before and after a change: matrix stories of every brand in both themes, or the screens.
 *
 * npm run visual -- [--base HEAD] [--of components|pages] [--only button,money] [--token radius.card] [--tenants
 * aurora,lotus] [--built storybook-static] [--width 390]
 *
 * npm run visual -- --approve all|digest,… takes the changes of the last run for right.
 *
 * Both sides are drawn in one run by one browser, so nothing depends on whose machine drew a baseline, and
 * none is committed. The base's Storybook is built once a commit and kept in `.cache/visual`. Exit code 1 when
 * pictures differ and are not approved.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { isTokenPath, nearest, tokenPaths, tokenVariable } from '@livery/theme'

import { approve, digestOf, readApproved } from './approvals.ts'
import { buildStorybook, commitOf, storybookOf } from './baseline.ts'
import { comparePictures } from './comparePictures.ts'
import { looksOf } from './looks.ts'
import { plainErrors } from './plainErrors.ts'
import { progress } from './progress.ts'
import { writeReport, type ReportEntry } from './report.ts'
import { openStories, pictureOf, storiesOf, type Look, type Story, type StoryKind } from './storyPictures.ts'
import { tokenChanges, tokenValues, type TokenValues } from './tokenChanges.ts'
import { readTokenUses } from './tokenUses.ts'

plainErrors()

const { values: options } = parseArgs({
  options: {
    approve: { type: 'string' },
    base: { type: 'string', default: 'HEAD' },
    built: { type: 'string' },
    of: { type: 'string', default: 'components' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'test-results/visual' },
    tenants: { type: 'string' },
    token: { type: 'string' },
    width: { type: 'string', default: '390' },
  },
})
const root = resolve(import.meta.dirname, '../..')
const approvals = join(root, '.cache/visual/approved.json')

/** Pictures and token values of one side. */
interface Side {
  readonly pictures: ReadonlyMap<string, Buffer>
  readonly tokens: ReadonlyMap<string, TokenValues>
  /** Component of each picture. */
  readonly parts: ReadonlyMap<string, string>
}

/** Component that a story file belongs to, such as `ui/button`. */
function partOf({ importPath = '' }: Story): string | undefined {
  const [, folder] = /packages\/ui\/src\/([^/]+)\//.exec(importPath) ?? []
  return folder === undefined ? undefined : `ui/${folder}`
}

/** Name of a story on both sides: the group of a component may change without a change of its picture. */
const storyNameOf = ({ title, name }: Story): string =>
  `${title.startsWith('Components/') ? title.split('/').at(-1) : title} ${name}`

/** Name of a picture on both sides. */
const nameOf = (story: Story, { tenant, theme }: Look): string => `${storyNameOf(story)} ${tenant} ${theme}`

/** Kind of stories that is asked for. @throws for an unknown one */
function kindOf(): StoryKind {
  if (options.of === 'components' || options.of === 'pages') return options.of
  throw new Error(`--of is '${options.of}'; it can be components or pages.`)
}

const uses = await readTokenUses(root)

/** Stories of the built Storybook that are asked for. @throws for unknown names */
async function wanted(of: StoryKind, from: string): Promise<readonly Story[]> {
  const stories = await storiesOf(of, from, options.only)
  const { token } = options
  if (token === undefined || of === 'pages') return stories
  if (!isTokenPath(token)) {
    const near = nearest(token, tokenPaths)
    throw new Error(
      `--token names '${token}', which is no token${near === undefined ? '.' : `; did you mean ${near}?`}`,
    )
  }
  return stories.filter((story) => uses[token].includes(partOf(story) ?? ''))
}

async function draw(
  what: string,
  of: StoryKind,
  from: string,
  names: ReadonlySet<string>,
  looks: readonly Look[],
): Promise<Side> {
  const all = await storiesOf(of, from)
  const ids = all.filter((story) => names.has(storyNameOf(story))).map(({ id }) => id)
  const step = progress(what, ids.length * looks.length, {
    isTerminal: process.stdout.isTTY,
    write: (text) => process.stdout.write(text),
  })
  const [pictures, tokens, parts] = [
    new Map<string, Buffer>(),
    new Map<string, TokenValues>(),
    new Map<string, string>(),
  ]
  for await (const { story, look, page } of openStories({
    from,
    of,
    ids,
    looks,
    width: Number(options.width),
  })) {
    const name = nameOf(story, look)
    const key = `${look.tenant} ${look.theme}`
    pictures.set(name, await pictureOf(page, of))
    if (!tokens.has(key)) tokens.set(key, await tokenValues(page))
    const part = partOf(story)
    if (part !== undefined) parts.set(name, part)
    step(name)
  }
  return { pictures, tokens, parts }
}

async function compare(): Promise<void> {
  const of = kindOf()
  const looks = await looksOf(root, options.tenants)
  const commit = commitOf(root, options.base)
  console.log(`Before: ${options.base} (${commit.slice(0, 7)})`)
  const now = options.built ?? join(root, '.cache/visual/now')
  if (options.built === undefined) {
    console.log('Building the Storybook of the working tree …')
    buildStorybook(root, now)
  }
  // Names are looked at before minutes are spent on the base.
  const names = new Set((await wanted(of, now)).map(storyNameOf))
  console.log(`${names.size} stories in ${looks.length} looks; the base is built unless it is kept …`)
  const base = await storybookOf(root, commit)
  const before = await draw('Before', of, base, names, looks)
  const after = await draw('After', of, now, names, looks)

  const approved = await readApproved(approvals)
  const entries: ReportEntry[] = []
  for (const name of [...new Set([...before.pictures.keys(), ...after.pictures.keys()])].toSorted()) {
    const pair = { before: before.pictures.get(name), after: after.pictures.get(name) }
    const comparison = await comparePictures(pair.before, pair.after)
    const isApproved = approved.has(digestOf(pair.before, pair.after))
    if (comparison.verdict !== 'same')
      console.log(`${isApproved ? 'approved' : comparison.verdict}  ${name}  ${comparison.pixels} pixels`)
    entries.push({ name, comparison, part: after.parts.get(name), approved: isApproved, ...pair })
  }
  const variables = new Map<string, string>(tokenPaths.map((path) => [tokenVariable(path), path]))
  const tokens = tokenChanges(before.tokens, after.tokens, (name) => variables.get(name) ?? name, uses)
  for (const { token, before: was, after: is, looks: where, users } of tokens)
    console.log(`token  ${token}  ${was} → ${is}  in ${where.join(', ')}; ${users.length} draw with it`)
  const changed = entries.filter((entry) => entry.comparison.verdict !== 'same' && !entry.approved).length
  const head = { base: commit.slice(0, 7), compared: entries.length, tokens }
  const page = await writeReport(options.out, entries, head)
  console.log(`${entries.length} pictures compared, ${changed} differ: ${page}`)
  process.exitCode = changed > 0 ? 1 : 0
}

if (options.approve === undefined) await compare()
else
  for (const { name, digest } of await approve(options.approve, options.out, approvals))
    console.log(`approved  ${digest}  ${name}`)
