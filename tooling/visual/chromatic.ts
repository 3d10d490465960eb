/**
 * Sends the stories to Chromatic, each in every brand and theme (`parameters.chromatic.modes`), only those
 * that a change can have touched (TurboSnap). Without `CHROMATIC_PROJECT_TOKEN` it prints a note and succeeds,
 * for forks and machines without a network. The check comes before Chromatic starts, because Chromatic always
 * signs in first.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const { status, error } = spawnSync('chromatic', process.argv.slice(2), { cwd: root, stdio: 'inherit' })
  if (error) throw error
  process.exitCode = status ?? 1
} else {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. `npm run visual` compares locally.')
}
