import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const SOURCES = 'packages/domain/src/'
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file)

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !isTest(file) && existsSync(join(root, file)))

/** Sources without comments, by path: a mention in a comment is no use of a rule. */
const sources = new Map(
  files.map((file) => [
    file,
    readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''),
  ]),
)
const rules = files.filter((file) => file.startsWith(SOURCES) && !/index\.ts$|\.d\.ts$/.test(file))

/** Generic rules of S-errors-09; they may be unused until a form needs them. */
const ASKED_FOR = new Set(['numeric', 'oneOf', 'webAddress', 'hex'])

/** Names that a source imports from the domain, or from a neighbour inside the domain. */
function importedNames(file: string, source: string): readonly string[] {
  const from = file.startsWith(SOURCES) ? String.raw`\.` : '@livery/domain/'
  const clauses = source.matchAll(new RegExp(String.raw`\{([^{}]*)\}\s*from '${from}`, 'g'))
  return [...clauses].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
}

it('every rule of the domain has a user besides its test', () => {
  const imported = new Set([...sources].flatMap(([file, source]) => importedNames(file, source)))
  const unused = rules.flatMap((file) => {
    const source = sources.get(file) ?? ''
    const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
    return names.filter((name) => {
      const inItsOwnFile = [...source.matchAll(new RegExp(String.raw`\b${name}\b`, 'g'))].length > 1
      return !imported.has(name) && !inItsOwnFile && !ASKED_FOR.has(name)
    })
  })
  expect(unused).toEqual([])
})

it('every file with a rule has a test file next to it', () => {
  const untested = rules.filter(
    (file) =>
      /^export function/m.test(sources.get(file) ?? '') &&
      !existsSync(join(root, file.replace(/\.ts$/, '.test.ts'))),
  )
  expect(untested).toEqual([])
})

it("the package's page names every file under its area", () => {
  const page = readFileSync(join(root, 'packages/domain/README.md'), 'utf8')
  const named = new Set<string>()
  let area = ''
  for (const [, first = '', last = ''] of page.matchAll(/^\|(.*?)\|.*\|(.*)\|$/gm)) {
    area = /`(\w+)`/.exec(first)?.[1] ?? area
    for (const [, file = ''] of last.matchAll(/`(\w+\.ts)`/g)) named.add(`${SOURCES}${area}/${file}`)
  }
  expect([...named].toSorted()).toEqual(rules.toSorted())
})
