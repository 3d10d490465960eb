import { spawnSync } from 'node:child_process'

import { findChromium } from '../browser/chromium.mjs'
import { missingServers, postgresVersions } from './debian.mjs'

/**
 * Versions of the programs of this machine that tests use in addition to the installed packages: a result in
 * turbo's cache is valid only where they are the same.
 */
export function machineKey() {
  const chromium = findChromium()
  const version = chromium && spawnSync(chromium, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  return [process.platform, process.arch, version || chromium, ...postgresVersions()]
    .concat(missingServers().map((name) => `without ${name}`))
    .join(' ')
}
