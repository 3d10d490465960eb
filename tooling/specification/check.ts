/**
 * Checks docs/specification and docs/security/asvs.md against the repository, and prints the specification's counts
 * by area and state.
 *
 * npm run specification -- [--write]
 *
 * `--write` refreshes the table in the README of the pages.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { examine } from './examine.ts'
import { STATES } from './pages.ts'
import { readRepository } from './repository.ts'
import { examineStandard } from './standard.ts'
import { countsOf, summaryOf, withSummary } from './summary.ts'

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
})
const root = resolve(import.meta.dirname, '../..')
const repository = readRepository(root)
const { areas } = repository
const standard = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
const problems = [...examine(repository), ...examineStandard(standard, repository.files, repository.records)]

const readme = join(root, 'docs/specification/README.md')
const page = readFileSync(readme, 'utf8')
const fresh = withSummary(page, summaryOf(areas))
if (options.write) writeFileSync(readme, fresh)
else if (fresh !== page)
  problems.push('docs/specification/README.md: its summary is stale; npm run specification -- --write.')

for (const area of areas) {
  const counts = countsOf(area).flatMap((count, index) => (count === 0 ? [] : [`${count} ${STATES[index]}`]))
  console.log(
    `${area.key.padEnd(14)} ${String(area.requirements.length).padStart(3)} rows: ${counts.join(', ')}`,
  )
}
const rows = areas.reduce((sum, { requirements }) => sum + requirements.length, 0)
const totals = STATES.map((state, index) => {
  const count = areas.reduce((sum, area) => sum + (countsOf(area)[index] ?? 0), 0)
  return `${count} ${state}`
})
console.log(`\n${areas.length} areas, ${rows} rows: ${totals.join(', ')}`)

if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}\n\n${problems.length} to mend.`)
  process.exit(1)
}
