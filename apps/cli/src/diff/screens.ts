import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { ROUTE_LIST } from '@livery/domain/routes'

import type { BrandChanges } from './compare.ts'
import { readRules, containsWord } from './rules.ts'

/** Part of the site affected by a change, with the changed names that it uses. */
export interface TouchedScreen {
  /** Folder of the feature, or `frame` for the header, menus and bars around every page. */
  readonly screen: string
  readonly because: readonly string[]
}

const FEATURES = 'packages/app/src/features'
/** Floors of the app besides `features`: they surround every screen. */
const FRAME = ['site', 'capabilities', 'platform'].map((floor) => `packages/app/src/${floor}`)
const SOURCE = /(?<!\.(test|stories))\.tsx?$/

async function sourceOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name))
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  )
  return texts.join('\n')
}

/** Search for one change in the sources, with the name that people know it by. */
interface Mark {
  readonly name: string
  readonly isIn: (source: string, screen: string) => boolean
}

/** Flag: found by its name, by a rule of the business that reads it, or as the flag of one of the screen's routes. */
function flagMark(field: string, rules: (word: string) => readonly string[]): Mark {
  const name = field.slice('flags.'.length)
  const words = [name, ...rules(name)]
  const folders = new Set(
    ROUTE_LIST.flatMap(({ flags, folder }) => (flags.some((flag) => flag === name) ? [folder] : [])),
  )
  return {
    name,
    isIn: (source, screen) => folders.has(screen) || words.some((word) => containsWord(source, word)),
  }
}

/**
 * Tenant data: `legal.company` appears as `legal.company` or destructured from `useTenant().legal`; `name`
 * destructured from the tenant.
 */
function dataMark(field: string): Mark {
  const [first = '', second] = field.split('.')
  const [whole, part] = second === undefined ? ['useTenant|tenant', first] : [first, second]
  const read = new RegExp(`\\b(${whole})\\b.*\\b${part}\\b|\\b${part}\\b.*\\b(${whole})\\b`)
  return { name: field, isIn: (source) => read.test(source) }
}

const textMark = (id: string): Mark => ({ name: id, isIn: (source) => source.includes(`'${id}'`) })

/**
 * Screens affected by a change, found by searching the sources: a screen counts when it names a flag, a
 * field or a text, or uses a rule that reads the flag. Tokens affect every screen and are reported
 * separately.
 */
export async function touchedScreens(root: string, changes: BrandChanges): Promise<TouchedScreen[]> {
  const { flags, data, texts } = changes
  if (flags.length + data.length + texts.length === 0) return []
  const rules = await readRules(root)
  const marks = [
    ...flags.map(({ field }) => flagMark(field, rules)),
    ...data.map(({ field }) => dataMark(field)),
    ...[...new Set(texts.map(({ id }) => id))].map(textMark),
  ]
  const features = await readdir(join(root, FEATURES), { withFileTypes: true }).catch(() => [])
  const rooms = [
    { screen: 'frame', folders: FRAME },
    ...features
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ screen: name, folders: [join(FEATURES, name)] })),
  ]
  const found = await Promise.all(
    rooms.map(async ({ screen, folders }) => {
      const sources = await Promise.all(folders.map((folder) => sourceOf(join(root, folder))))
      const source = sources.join('\n')
      return { screen, because: marks.filter(({ isIn }) => isIn(source, screen)).map(({ name }) => name) }
    }),
  )
  return found.filter(({ because }) => because.length > 0)
}
