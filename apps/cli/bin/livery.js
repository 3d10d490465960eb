#!/usr/bin/env node
// livery is TypeScript that Node runs as it is. An older Node, found first on somebody's PATH, hands over to the one
// that the repository installs.
import { spawnSync } from 'node:child_process'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url))

if (process.features.typescript) {
  // Stripping types and compiling is most of a short command's time; the second time it is read from a cache.
  module.enableCompileCache()
  await import('../src/main.ts')
} else {
  const root = fileURLToPath(new URL('../../../package.json', import.meta.url))
  const node = join(dirname(module.createRequire(root).resolve('node/package.json')), 'bin/node')
  const { status, signal, error } = spawnSync(node, [entry, ...process.argv.slice(2)], { stdio: 'inherit' })
  if (error !== undefined) process.stderr.write(`livery needs Node 22.18 or newer: ${error.message}\n`)
  process.exitCode = status ?? (signal === null ? 2 : 130)
}
