/** Checks that src/generated/ is up to date with openapi/. Exit 1 when it is not. */
import { existsSync, readFileSync } from 'node:fs'

import { diskSource } from '../src/contract/index.ts'
import { generate } from './generation.ts'
import { fromRoot } from './places.ts'

const stale = [...(await generate(diskSource()))]
  .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
  .map(([path]) => fromRoot(path))

if (stale.length > 0) {
  console.error(`Out of date with openapi/: ${stale.join(', ')}\nRun: npx pnpm --filter @livery/api generate`)
  process.exitCode = 1
} else {
  console.log('The generated types are those of openapi/.')
}
