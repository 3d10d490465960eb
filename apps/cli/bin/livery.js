#!/usr/bin/env node
// Entry point of livery: TypeScript sources that Node runs without a build step. An older Node found first
// on PATH starts the Node that the repository installs.
import { spawnSync } from 'node:child_process'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url))

// Compile cache: stripping types and compiling takes most of a short command's time, and later runs read the
// result from disk.
if (process.features.typescript) {
  module.enableCompileCache()
  await import('../src/main.ts')
} else {
  const root = fileURLToPath(new URL('../../../package.json', import.meta.url))
  const node = join(dirname(module.createRequire(root).resolve('node/package.json')), 'bin/node')
  const { status, signal, error } = spawnSync(node, [entry, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // The same folder as above.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  })
  if (error !== undefined) process.stderr.write(`livery needs Node 22.18 or newer: ${error.message}\n`)
  process.exitCode = status ?? (signal === null ? 2 : 130)
}
