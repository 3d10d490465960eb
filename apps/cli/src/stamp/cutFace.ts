import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
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

/** Font file that bundles link to: nothing changes it once it is there. */
export interface FaceFile {
  readonly source: string
  readonly bytes: number
}

/** Font file as it is on the disk. @throws when there is none */
export const faceFile = async (source: string): Promise<FaceFile> => ({
  source,
  bytes: (await stat(source)).size,
})

/** Part of a font file as a WOFF2 file in the cache, where it is cut once. */
export async function cutFace(content: Buffer, wanted: FontCut, cache: string): Promise<FaceFile> {
  const key = createHash('sha256')
    .update(JSON.stringify([RECIPE, wanted]))
    .update(content)
    .digest('hex')
  const file = join(cache, 'faces', `${key.slice(0, 24)}.woff2`)
  const kept = await faceFile(file).catch(() => undefined)
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
  return { source: file, bytes: made.length }
}
