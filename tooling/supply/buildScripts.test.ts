import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'

const root = join(import.meta.dirname, '../..')
const { allowBuilds } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  allowBuilds: Record<string, boolean>
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/**
 * Installs a package with a `postinstall` under the repository's package manager.
 * @returns whether the script ran
 */
function scriptRuns(allowed: Readonly<Record<string, boolean>>): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'livery-supply-'))
  folders.push(folder)
  const trace = join(folder, 'it-ran')
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content))
  mkdirSync(join(folder, 'guest'))
  const postinstall = `node -e "require('fs').writeFileSync(${JSON.stringify(trace).replaceAll('"', "'")}, '')"`
  write('guest/package.json', { name: 'guest', version: '1.0.0', scripts: { postinstall } })
  execFileSync('pnpm', ['pack', '--pack-destination', '..'], { cwd: join(folder, 'guest'), stdio: 'ignore' })
  write('package.json', { name: 'host', version: '1.0.0', dependencies: { guest: 'file:guest-1.0.0.tgz' } })
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    stringify({ packages: ['.'], pmOnFail: 'ignore', allowBuilds: allowed }),
  )
  try {
    execFileSync('pnpm', ['install', '--offline', '--store-dir', join(folder, 'store')], {
      cwd: folder,
      stdio: 'pipe',
    })
  } catch (error) {
    // A package manager that stops at a script nobody allowed has not run it either.
    if (!(error instanceof Error) || !error.message.includes('IGNORED_BUILDS')) throw error
  }
  expect(existsSync(join(folder, 'node_modules/guest/package.json'))).toBe(true)
  return existsSync(trace)
}

test('a dependency’s postinstall does not run, unless it is allowed by name', () => {
  expect(Object.keys(allowBuilds).toSorted()).toEqual(['esbuild', 'node', 'pnpm'])
  expect(scriptRuns(allowBuilds)).toBe(false)
  // The same package by name: the test could tell.
  expect(scriptRuns({ ...allowBuilds, 'guest@file:guest-1.0.0.tgz': true })).toBe(true)
}, 60_000)
