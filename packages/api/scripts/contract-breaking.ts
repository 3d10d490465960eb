/**
 * Compares openapi/ with a commit's (HEAD, or the first argument) and names what breaks. Exit 1 unless
 * openapi/CHANGES.md records every change, word by word.
 */
import { readFileSync } from 'node:fs'

import {
  bundleContract,
  commitSource,
  CONTRACT_FOLDER,
  CONTRACTS,
  diskSource,
} from '../src/contract/index.ts'
import { breakingChanges } from './breaking/compareDocuments.ts'

const commit = process.argv[2] ?? 'HEAD'
const before = earlierSource()
const after = diskSource()
const recorded = readFileSync(`${CONTRACT_FOLDER}/CHANGES.md`, 'utf8')

const changes = CONTRACTS.filter((name) => before(`${name}.yaml`)).flatMap((name) =>
  breakingChanges(bundleContract(`${name}.yaml`, before), bundleContract(`${name}.yaml`, after)),
)
const silent = changes.filter((change) => !recorded.includes(`\`${change}\``))

if (silent.length > 0) {
  console.error(`These changes since ${commit} break a gateway or a site that is already out:\n`)
  for (const change of silent) console.error(`- \`${change}\``)
  console.error(
    '\nKeep the old form beside the new one, or record the lines above in openapi/CHANGES.md with the reason and what an integrator has to do.',
  )
  process.exitCode = 1
} else {
  console.log(`No unrecorded breaking change in openapi/ since ${commit} (${changes.length} recorded).`)
}

function earlierSource() {
  try {
    return commitSource(commit)
  } catch (cause) {
    console.error(`There is no commit ${commit} to compare openapi/ with: is this a git checkout?`)
    throw cause
  }
}
