import { readFileSync } from 'node:fs'

import { FACES, SCRIPTS, type FaceId, type Script } from '@livery/theme'
import { fontFaces } from '@livery/theme/fonts'
import type { Plugin } from 'vite'

import { servedModule, type FileContent, type Served } from './servedModule.ts'

/** Weights of a static face that the seeds' page offers, where it has them; a variable face has all. */
const WEIGHTS = [400, 500, 700]

async function readAllFaces(base: string): Promise<Served> {
  const files = new Map<string, FileContent>()
  const rules: string[] = []
  for (const [id, { hasWeight }] of Object.entries(FACES)) {
    const face = id as FaceId
    const [regular = 400, medium = regular, bold = medium] = WEIGHTS.filter(hasWeight)
    const type = { text: { face, regular, medium, bold }, display: { face, weight: bold }, scale: 1.2 }
    const { css, files: cut } = fontFaces({ type }, [...SCRIPTS] as Script[], { base })
    rules.push(css)
    for (const { from, to } of cut) files.set(to, () => readFileSync(from))
  }
  return { value: rules.join(''), files }
}

/** `import faces from 'virtual:all-faces'`: `@font-face` rules of every face that a brand may choose. */
export const allFaces = (): Plugin =>
  servedModule({ name: 'virtual:all-faces', folder: 'all-fonts', read: readAllFaces })
