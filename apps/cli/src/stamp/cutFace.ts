import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { FontCut } from '@livery/theme/fonts'

/** Version of the cutting code, part of the cache key: raise it when files are cut differently. */
const RECIPE = 1

/**
 * OpenType features that are kept: those that browsers apply by themselves, and the kinds of figures. Small capitals and
 * alternates, which no style asks for, would keep their letters.
 */
const FEATURES = [
  'calt',
  'ccmp',
  'clig',
  'curs',
  'kern',
  'liga',
  'locl',
  'mark',
  'mkmk',
  'rclt',
  'rlig',
  'rvrn',
  'fina',
  'init',
  'isol',
  'medi',
  'lnum',
  'onum',
  'pnum',
  'tnum',
]

/** Entries of the name table that say whose the face is and under which licence: the copyright, and two on the licence. */
const NAMES = [0, 13, 14]

/** Settings of the cutter. Its types lack the kept features and the hints, which phones do not use. */
const SETTINGS = {
  targetFormat: 'woff2' as const,
  keepFeatures: FEATURES,
  preserveNameIds: NAMES,
  noHinting: true,
}

async function cut(content: Buffer, { letters, weights }: FontCut): Promise<Buffer> {
  // Dynamic import: the cutter takes some 50 ms to load, and most builds find every file in the cache.
  const { default: subsetFont } = await import('subset-font')
  if (weights === undefined) return subsetFont(content, letters, SETTINGS)
  const [min, max] = weights
  return subsetFont(content, letters, {
    ...SETTINGS,
    variationAxes: { wght: min === max ? min : { min, max } },
  })
}

/** Part of a font file as WOFF2, from the cache where it was cut before. */
export async function cutFace(content: Buffer, wanted: FontCut, cache: string): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([RECIPE, wanted]))
    .update(content)
    .digest('hex')
  const file = join(cache, 'faces', `${key.slice(0, 24)}.woff2`)
  const kept = await readFile(file).catch(() => undefined)
  if (kept !== undefined) return kept
  const made = await cut(content, wanted)
  const fresh = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(fresh, made)
    await rename(fresh, file)
  } finally {
    await rm(fresh, { force: true })
  }
  return made
}
