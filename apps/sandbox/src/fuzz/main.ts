import { parseArgs } from 'node:util'

import { postgresFolder, startPostgres, statementOn } from '../testing/postgres.ts'
import { fuzzContract } from './fuzzContract.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    database: { type: 'string', default: 'both' },
    verbose: { type: 'boolean', default: false },
  },
})

// A hash of the real cost a thousand times over would fuzz scrypt.
process.env['SANDBOX_SCRYPT_ROUNDS'] ??= '1024'

/** Shown faults of one database; the rest is counted. */
const SHOWN = 20

async function run(name: string, database: { url?: string }): Promise<boolean> {
  const report = await fuzzContract({
    database,
    requests: Number(values.requests),
    seed: Number(values.seed),
    onCall: (operationId, statuses) => {
      if (values.verbose)
        console.log(operationId, [...statuses].map(([code, count]) => `${code}×${count}`).join(' '))
    },
  })
  const statuses = [...report.statuses].toSorted(([one], [other]) => one - other)
  console.log(`${name}: ${report.requests} requests, seed ${values.seed}`)
  console.log(statuses.map(([status, count]) => `  ${status}: ${count}`).join('\n'))
  for (const fault of report.faults.slice(0, SHOWN)) console.log(`  FAULT ${fault}`)
  console.log(`  ${report.faults.length} faults`)
  return report.faults.length === 0
}

let sound = true
if (values.database !== 'postgres') sound = (await run('PGlite', {})) && sound
if (values.database !== 'pglite') {
  const programs = postgresFolder()
  if (!programs)
    throw new Error('There is no PostgreSQL in /usr/lib/postgresql (apt-get install postgresql).')
  const server = await startPostgres(programs)
  try {
    await statementOn(server.urlOf('postgres'), 'create database fuzz')
    sound = (await run('PostgreSQL', { url: server.urlOf('fuzz') })) && sound
  } finally {
    await server.stop()
  }
}
process.exitCode = sound ? 0 : 1
