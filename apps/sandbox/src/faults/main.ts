import { parseArgs } from 'node:util'

import { type Line, runFaults } from './run.ts'
import { openStage } from './stage.ts'

/**
 * Command of the faults. `npm run faults` sends 200 members' traffic through 100 faults on each database, and
 * prints what was cut, what members heard and whether every receipt agrees with the ledger.
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '100' },
    members: { type: 'string', default: '200' },
    pause: { type: 'string', default: '4000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    database: { type: 'string', default: 'both' },
    ports: { type: 'string', default: '' },
  },
})
const options = {
  faults: Number(values.faults),
  members: Number(values.members),
  pauseMs: Number(values.pause),
  seed: Number(values.seed),
  only: values.only,
}
const ports = values.ports.split(',').filter(Boolean).map(Number)

// Hashing at its real cost would fill the preparation with scrypt.
process.env['SANDBOX_SCRYPT_ROUNDS'] ??= '1024'

const kinds = (['pglite', 'postgres'] as const).filter((kind) => [kind, 'both'].includes(values.database))
for (const kind of kinds) {
  const stage = await openStage(kind, ports)
  const seen = new Map<string, Line>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      console.log(`\nEnded early.\n${tableOf([...seen.values()])}`)
      void stage.close().finally(() => process.exit(1))
    })
  try {
    console.log(`${stage.name}: ${options.members} members, seed ${options.seed}`)
    if (!stage.hasSmallDisk) console.log('The disk is not filled: mounting a small one needs root.')
    let count = 0
    const lines = await runFaults(stage, options, (line) => {
      const { name, wrong } = line
      count += 1
      seen.set(name, line)
      console.log(
        `${count} ${name}: ${wrong.length === 0 ? 'all receipts agree' : wrong.slice(0, 5).join('; ')}`,
      )
    })
    console.log(`\n${tableOf(lines)}\n`)
    if (lines.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1
  } finally {
    await stage.close()
  }
}

/** Table for a report: the commonest things heard first. */
function tableOf(lines: readonly Line[]): string {
  const rows = lines.map(({ name, times, heard, wrong }) => {
    const words = [...heard].toSorted(([, one], [, other]) => other - one)
    const said = words.map(([word, count]) => `${word} × ${count}`).join(', ')
    return `| ${name} | ${times} | ${said} | ${wrong.length === 0 ? 'agrees' : `${wrong.length} differences`} |`
  })
  return ['| Cut | Times | Members heard | Ledger and receipts |', '|---|---|---|---|', ...rows].join('\n')
}
