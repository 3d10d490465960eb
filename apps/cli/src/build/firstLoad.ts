import type { Problem } from '@livery/tenant'

import type { BuildReport } from '../stamp/report.ts'
import { readableBytes } from '../terminal/table.ts'

/**
 * Budget of home's first load in compressed bytes: the page without the gateway's answers, which no brand can make
 * smaller, and all that it loads. The shared script takes half of it and has a budget of its own; the rest is for the
 * brand's fonts, logo, texts and styles.
 */
const MOST_FIRST_LOAD = 253_000

/** Problems of a brand whose first load exceeds the budget, naming its heaviest own files. */
export function firstLoadProblems({ tenant, firstLoad, files }: BuildReport): Problem[] {
  if (firstLoad.bytes <= MOST_FIRST_LOAD) return []
  const sizeOf = (path: string) => files.find((file) => file.path === path)?.bytes ?? 0
  const [heaviest = ''] = firstLoad.files
    .filter((path) => /^(brand|fonts|messages)\//.test(path))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  return [
    {
      tenant,
      file: `tenants/${tenant}`,
      field: '',
      code: 'asset-size',
      found: `${readableBytes(firstLoad.bytes)} before home can be used`,
      expected: `at most ${readableBytes(MOST_FIRST_LOAD)}, compressed`,
      suggestion: `The heaviest that is the brand's own: ${heaviest}, ${readableBytes(sizeOf(heaviest))}.`,
      level: 'error',
    },
  ]
}
