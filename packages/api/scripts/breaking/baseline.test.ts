import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { commitSource } from '../../src/contract/index.ts'
import { baselineOf } from './baseline.ts'

let repository: string
let folder: string

const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd: repository,
      encoding: 'utf8',
    },
  ).trim()

function commit(path: string, text: string): string {
  writeFileSync(join(repository, path), text)
  git('add', '.')
  git('commit', '--quiet', '--message', path)
  return git('rev-parse', '--short', 'HEAD')
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'livery-baseline-'))
  folder = join(repository, 'openapi')
  mkdirSync(folder)
})

afterEach(() => rmSync(repository, { recursive: true, force: true }))

test('is undefined outside of git and before the first commit', () => {
  expect(baselineOf(folder)).toBeUndefined()
  git('init', '--quiet')
  expect(baselineOf(folder)).toBeUndefined()
})

test('is HEAD while there are changes, and for the first commit', () => {
  git('init', '--quiet')
  commit('openapi/a.yaml', 'version: 1')
  expect(baselineOf(folder)).toBe('HEAD')
  writeFileSync(join(folder, 'a.yaml'), 'version: 2')
  expect(baselineOf(folder)).toBe('HEAD')
})

test('is the commit before the last change of the folder', () => {
  git('init', '--quiet')
  commit('openapi/a.yaml', 'version: 1')
  const change = commit('openapi/a.yaml', 'version: 2')
  commit('other.txt', 'unrelated')
  const baseline = baselineOf(folder)
  expect(baseline).toBe(`${change}^`)
  expect(commitSource(String(baseline), folder)('a.yaml')).toBe('version: 1')
  expect(commitSource('HEAD', folder)('a.yaml')).toBe('version: 2')
  expect(commitSource('HEAD', folder)('b.yaml')).toBeUndefined()
})
