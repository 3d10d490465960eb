import { spawnSync } from 'node:child_process'

import { findChromium } from '../browser/chromium.mjs'
import { say, stop } from './terminal.mjs'

const MISSING =
  "The browser tests need Chromium: install your system's package (Debian: apt-get install chromium) or set CHROMIUM_PATH."

/** Installs Debian's Chromium where there is none and this user may; else says how to get one. */
export function ensureChromium() {
  if (findChromium()) return
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (!mayInstall) stop(MISSING)
  say('Installing Chromium from Debian …')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  const install = apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core')
  if (!findChromium()) {
    process.stderr.write(install.stderr ?? '')
    stop(MISSING)
  }
}
