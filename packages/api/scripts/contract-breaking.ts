/**
 * Compares openapi/ with its last version (or the commit given as the first argument, such as origin/main) and
 * prints breaking changes. Exit 1 unless openapi/CHANGES.md records every change by its exact sentence.
 */
import { readFileSync } from 'node:fs'

import {
  bundleContract,
  commitSource,
  CONTRACT_FOLDER,
  CONTRACTS,
  diskSource,
} from '../src/contract/index.ts'
import { baselineOf } from './breaking/baseline.ts'
import { breakingChanges } from './breaking/compareDocuments.ts'

const commit = process.argv[2] ?? baselineOf(CONTRACT_FOLDER)
if (commit) await report(commit)
else console.log('This is no git checkout: there is no earlier contract to compare openapi/ with.')

async function report(commit: string): Promise<void> {
  const before = commitSource(commit)
  const after = diskSource()
  const recorded = readFileSync(`${CONTRACT_FOLDER}/CHANGES.md`, 'utf8')
  const files = CONTRACTS.map((name) => `${name}.yaml`).filter((file) => before(file) !== undefined)
  const compared = await Promise.all(
    files.map(async (file) =>
      breakingChanges(await bundleContract(file, before), await bundleContract(file, after)),
    ),
  )
  const changes = compared.flat()
  const silent = changes.filter((change) => !recorded.includes(`\`${change}\``))
  if (silent.length === 0) {
    console.log(`No unrecorded breaking change in openapi/ since ${commit} (${changes.length} recorded).`)
    return
  }
  console.error(`These changes since ${commit} break a gateway or a site that is already out:\n`)
  for (const change of silent) console.error(`- \`${change}\``)
  console.error(
    '\nKeep the old form beside the new one, or record the lines above in openapi/CHANGES.md with the reason and what an integrator has to do.',
  )
  process.exitCode = 1
}
