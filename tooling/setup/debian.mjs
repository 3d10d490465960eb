import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

import { findChromium, hasChosenChromium } from '../browser/chromium.mjs'
import { say, stop } from './terminal.mjs'

const NO_CHROMIUM =
  "The browser tests need Chromium: install your system's package (Debian: apt-get install chromium) or set CHROMIUM_PATH."
/** Servers of releases by the program that shows that they are here: the S3 API, web servers, and a cache. */
const SERVERS = {
  '/usr/bin/radosgw': ['radosgw'],
  '/usr/bin/ceph-mon': ['ceph-mon'],
  '/usr/bin/ceph-osd': ['ceph-osd'],
  '/usr/sbin/nginx': ['nginx-light'],
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so': ['libnginx-mod-http-brotli-static'],
  '/usr/sbin/varnishd': ['varnish'],
}
const POSTGRES_HOME = '/usr/lib/postgresql'

/** Installed major versions of PostgreSQL. */
export const postgresVersions = () => (existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME).sort() : [])
/** Packages of servers that releases are tested without. */
export const missingServers = () =>
  Object.entries(SERVERS).flatMap(([program, packages]) => (existsSync(program) ? [] : packages))
const hasPostgres = () => postgresVersions().length > 0

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { encoding: 'utf8', env })
}

const mayInstall = () => process.getuid?.() === 0 && apt('--version').status === 0

function install(...packages) {
  say(`Installing ${packages.join(', ')} from Debian …`)
  const installed = apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (installed.status !== 0) process.stderr.write(installed.stderr ?? '')
}

/**
 * Installs missing Debian packages of the tests, where this user may: Chromium, without which there are no
 * browser tests, PostgreSQL, without which the sandbox's tests use its embedded database only, and Ceph,
 * nginx and Varnish, with which releases are served in earnest.
 */
export function ensureDebianPackages() {
  const missing = [
    ...(hasChosenChromium() ? [] : ['chromium-headless-shell']),
    ...(findChromium() ? [] : ['fonts-noto-core']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...missingServers(),
  ]
  if (missing.length > 0 && mayInstall()) {
    apt('update', '-qq')
    install(...missing)
    // Older versions of Debian only have the complete browser.
    if (!findChromium()) install('chromium', 'fonts-noto-core')
  }
  if (!findChromium()) stop(NO_CHROMIUM)
  if (!hasPostgres()) say('No PostgreSQL here: the sandbox is tested on its embedded database only.')
  const without = missingServers()
  if (without.length > 0) say(`No ${without.join(', ')} here: releases are tested without.`)
}
