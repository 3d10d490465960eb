/**
 * Lints openapi/: Redocly's rules with openapi/redocly.yaml, and the rules of this folder. Exit 1 on any
 * breach.
 */
import { spawnSync } from 'node:child_process'

import { bundleContract, CONTRACT_FOLDER, CONTRACTS, diskSource } from '../src/contract/index.ts'
import { breachesOf } from './lint/contractRules.ts'

const redocly = spawnSync('redocly', ['lint', '--config', `${CONTRACT_FOLDER}/redocly.yaml`], {
  cwd: CONTRACT_FOLDER,
  encoding: 'utf8',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
})
if (redocly.error) throw redocly.error
if (redocly.status !== 0) console.error(redocly.stdout, redocly.stderr)

const read = diskSource()
const files = CONTRACTS.map((name) => `${name}.yaml`)
const documents = await Promise.all(
  files.map(async (file) => [file, await bundleContract(file, read)] as const),
)
const breaches = breachesOf(new Map(documents))
for (const breach of breaches) console.error(breach)

const wrong = redocly.status !== 0 || breaches.length > 0
if (wrong) console.error('\nThe conventions of a call are at the top of openapi/common.yaml.')
else console.log('openapi/ keeps its rules.')
process.exitCode = wrong ? 1 : 0
