import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { parse } from 'yaml'

import { auditOffline, readAdvisories } from './advisories.ts'
import { foreignLicences, type LockFile, readAudit, unsoundSources } from './rules.ts'

/**
 * Checks what the lock file brings in. Known vulnerabilities are asked of the registry, or of a database of
 * advisories in a folder (`--advisories`). Where neither answers that is reported, and fails the check with
 * `--strict` only: the test must run without a network.
 */
const { values: options } = parseArgs({
  options: { strict: { type: 'boolean', default: false }, advisories: { type: 'string' } },
})
const root = join(import.meta.dirname, '../..')

/** Output of a command, whatever it ended with. */
const printed = (...args: string[]): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 ** 2, timeout: 60_000 }
    execFile('pnpm', args, options, (_error, stdout, stderr) => resolve(stdout || stderr))
  })

const [lock, licences, registry] = await Promise.all([
  readFile(join(root, 'pnpm-lock.yaml'), 'utf8').then((text) => parse(text) as LockFile),
  printed('licenses', 'list', '--json').then(
    (text) => JSON.parse(text) as Record<string, readonly { readonly name: string }[]>,
  ),
  printed('audit', '--json').then(readAudit),
])

const audit =
  options.advisories === undefined
    ? registry
    : auditOffline(lock, readAdvisories(options.advisories), new Date())

const problems = [
  ...unsoundSources(lock).map((line) => `not from the registry under a sha512 checksum: ${line}`),
  ...foreignLicences(licences).map((line) => `licence that is not permissive: ${line}`),
  ...(audit.asked ? audit.severe.map((line) => `known vulnerability: ${line}`) : []),
  ...(audit.asked || !options.strict ? [] : [`known vulnerabilities were not checked: ${audit.reason}`]),
]
for (const problem of problems) console.error(problem)
const count = Object.keys(lock.packages ?? {}).length
console.log(`${count} packages; ${problems.length} problems`)
if (!audit.asked) console.log(`Known vulnerabilities were NOT checked: ${audit.reason}`)
process.exitCode = problems.length > 0 ? 1 : 0
