import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import { root, say, stop } from './terminal.mjs'

const OLDEST_NODE = [20, 11]
const STAMP = join(root, 'node_modules/.livery-setup')
const BIN = join(root, 'node_modules/.bin')

/**
 * Environment of all programs started from here: the pinned Node and the workspace's tools are first in the
 * path.
 */
export const environment = {
  ...process.env,
  PATH: `${BIN}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  REDOCLY_TELEMETRY: 'off',
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    stop(
      `Livery needs Node ${OLDEST_NODE.join('.')} or newer to set itself up; this is ${process.versions.node}.`,
    )
  }
}

/** Key of an install: the lockfile, the catalog, and the kind of this machine. */
function installKey() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Installs pnpm, the pinned Node and all dependencies unless they match the lockfile already. */
export function ensureDependencies() {
  requireNode()
  const key = installKey()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === key) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  say(`Installing dependencies with ${packageManager} …`)
  const install = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      env: { ...environment, npm_config_update_notifier: 'false' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (install.status !== 0) {
    process.stderr.write(`${install.stdout ?? ''}${install.stderr ?? ''}`)
    stop(
      'The dependencies could not be installed. Is the npm registry reachable? The lines above say what failed.',
    )
  }
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, key)
  say(
    `Dependencies ready, Node ${execFileSync(join(BIN, 'node'), ['--version'], { encoding: 'utf8' }).trim()}.`,
  )
}
