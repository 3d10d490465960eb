import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Property tests of the workspace: number of properties and of files. */
export interface PropertyTests {
  readonly properties: number
  readonly files: number
}

/** Calls of fast-check that define a property. */
const RULES = /\bfc\.(?:asyncProperty|property|modelRun|asyncModelRun)\(/g

/** Counts the property tests of all packages. */
export async function propertyTests(root: string): Promise<PropertyTests> {
  let [properties, files] = [0, 0]
  const tests = glob('{packages,apps,tooling}/*/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  })
  for await (const path of tests) {
    const found = (await readFile(join(root, path), 'utf8')).match(RULES)?.length ?? 0
    properties += found
    files += found > 0 ? 1 : 0
  }
  return { properties, files }
}
