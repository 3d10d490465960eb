import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { BrandChanges } from './compare.ts'
import { readRules, says } from './rules.ts'

/** A part of the site that shows a change, and what of the change it shows. */
export interface TouchedScreen {
  /** Folder of the feature, or `frame` for what stands around every page. */
  readonly screen: string
  readonly because: readonly string[]
}

const FEATURES = 'packages/app/src/features'
const FRAME = 'packages/app/src/shell'
const SOURCE = /(?<!\.(test|stories))\.tsx?$/

async function sourceOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && SOURCE.test(entry.name))
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
  )
  return texts.join('\n')
}

/** How a change is found in a source, with what people call it. */
interface Mark {
  readonly name: string
  readonly isIn: (source: string) => boolean
}

/** A flag is read by its name, or by a rule of the business that reads it. */
function flagMark(field: string, rules: (word: string) => readonly string[]): Mark {
  const name = field.slice('flags.'.length)
  const words = [name, ...rules(name)]
  return { name, isIn: (source) => words.some((word) => says(source, word)) }
}

/** `legal.company` is read as `legal.company` or out of `useTenant().legal`; `name` out of the tenant. */
function dataMark(field: string): Mark {
  const [first = '', second] = field.split('.')
  const [whole, part] = second === undefined ? ['useTenant|tenant', first] : [first, second]
  const read = new RegExp(`\\b(${whole})\\b.*\\b${part}\\b|\\b${part}\\b.*\\b(${whole})\\b`)
  return { name: field, isIn: (source) => read.test(source) }
}

const textMark = (id: string): Mark => ({ name: id, isIn: (source) => source.includes(`'${id}'`) })

/**
 * Which screens a change shows on, as the sources say it: a screen that names a flag, a field or a text shows it, and
 * so does one that asks a rule which reads the flag. Tokens are on every screen, and told apart from these.
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
    { screen: 'frame', folder: join(root, FRAME) },
    ...features
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ screen: name, folder: join(root, FEATURES, name) })),
  ]
  const found = await Promise.all(
    rooms.map(async ({ screen, folder }) => {
      const source = await sourceOf(folder)
      return { screen, because: marks.filter(({ isIn }) => isIn(source)).map(({ name }) => name) }
    }),
  )
  return found.filter(({ because }) => because.length > 0)
}
