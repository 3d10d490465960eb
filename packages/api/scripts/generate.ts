/** Writes src/generated/ from openapi/. */
import { mkdirSync, writeFileSync } from 'node:fs'

import { diskSource } from '../src/contract/index.ts'
import { generate } from './generation.ts'
import { fromRoot, GENERATED_FOLDER } from './places.ts'

const files = await generate(diskSource())
mkdirSync(GENERATED_FOLDER, { recursive: true })
for (const [path, text] of files) {
  writeFileSync(path, text)
  console.log(`wrote ${fromRoot(path)}`)
}
