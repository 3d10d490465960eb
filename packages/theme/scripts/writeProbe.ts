/**
 * node packages/theme/scripts/writeProbe.ts
 *
 * Writes the probe brand (`probeBrand`) as the data of `tenants/_probe`: a brand's folder holds values, and
 * these are too many to write by hand. A test compares them.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { probeBrand } from '../src/index.ts'
import { TENANTS } from './tenantBrand.ts'

const { overrides, ...seeds } = probeBrand()
const note = '/** Written by `node packages/theme/scripts/writeProbe.ts`. */'
const write = (name: string, source: string) => writeFile(join(TENANTS, '_probe', name), source)
await write(
  'brand.ts',
  `import { defineBrand } from '@livery/theme'\n\n${note}\nexport default defineBrand(${JSON.stringify(seeds, null, 2)})\n`,
)
await write(
  'overrides.ts',
  `import type { TokenOverrides } from '@livery/theme'\n\n${note}\nexport default ${JSON.stringify(overrides, null, 2)} satisfies TokenOverrides\n`,
)
