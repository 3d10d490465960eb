import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { BrandChanges } from './compare.ts'

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

/** Words of the sources that say where a change is seen, with what people call it. */
function marksOf({ flags, data, texts }: BrandChanges): { readonly mark: string; readonly name: string }[] {
  const last = (field: string) => field.split('.').at(-1) ?? field
  return [
    ...flags.map(({ field }) => ({ mark: last(field), name: last(field) })),
    ...data.map(({ field }) => ({ mark: `.${last(field)}`, name: field })),
    ...[...new Set(texts.map(({ id }) => id))].map((id) => ({ mark: `'${id}'`, name: id })),
  ]
}

/**
 * Which screens a change shows on, as the sources say it: a screen that names a flag, a field or a text shows it.
 * Tokens are on every screen, and told apart from these.
 */
export async function touchedScreens(root: string, changes: BrandChanges): Promise<TouchedScreen[]> {
  const marks = marksOf(changes)
  if (marks.length === 0) return []
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
      return { screen, because: marks.filter(({ mark }) => source.includes(mark)).map(({ name }) => name) }
    }),
  )
  return found.filter(({ because }) => because.length > 0)
}
