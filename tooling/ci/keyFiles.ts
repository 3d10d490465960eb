/**
 * Writes keys that the environment holds as PEM texts to files, and prints the variables with their paths:
 * `npm run --silent key-files >> "$GITHUB_ENV"`. A file is named by its content, so that a build with another key is
 * another build.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = '.cache/keys'

for (const name of ['LIVERY_PROFILE_CERTIFICATE', 'LIVERY_PROFILE_KEY', 'LIVERY_RELEASE_KEY']) {
  const pem = process.env[`${name}_PEM`]
  if (!pem) continue
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${createHash('sha256').update(pem).digest('hex').slice(0, 16)}.pem`)
  writeFileSync(file, pem, { mode: 0o600 })
  console.log(`${name}=${join(process.cwd(), file)}`)
}
