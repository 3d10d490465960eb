import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { checkedMessages, gitIn } from './range.ts'
import { problemsOf } from './rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-commits-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Creates a repository with a commit for each subject; returns its folder and the hashes. */
function repository(name: string, subjects: readonly string[]) {
  const path = join(folder, name)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: path, encoding: 'utf8' }).trim()
  execFileSync('git', ['init', '-q', path])
  const hashes = subjects.map((subject) => {
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-q', '--allow-empty', '-m', subject)
    return git('rev-parse', 'HEAD')
  })
  return { path, hashes }
}

describe('the form of a commit message', () => {
  it.each([
    'domain: drop rules that only tests use',
    'e2e: name the brand in titles',
    'cli, sandbox: word refusals alike',
    'ui: show the focus of a chip\n\nIt was hidden under the border.',
  ])('accepts %j', async (message) => {
    expect(await problemsOf(message)).toEqual([])
  })

  it.each([
    ['no scope', 'Drop rules that only tests use'],
    ['73 characters', `domain: ${'x'.repeat(65)}`],
    ['a full stop', 'domain: drop rules.'],
    ['a scope in capitals', 'Domain: drop rules'],
    ['two scopes', 'fix(domain): drop rules'],
    ['nothing after the scope', 'domain: '],
    ['a body in the second line', 'domain: drop rules\nTests alone used them.'],
  ])('refuses %s', async (_, message) => {
    expect(await problemsOf(message)).not.toEqual([])
  })
})

describe('checked commits', () => {
  const { path, hashes } = repository('whole', ['Before', 'a: first', 'b: second'])

  it('are those after the first checked one', () => {
    expect(checkedMessages(gitIn(path), hashes[0]).map((one) => one.trim())).toEqual([
      'b: second',
      'a: first',
    ])
  })

  it('are those that a shallow clone has', () => {
    const shallow = join(folder, 'shallow')
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${path}`, shallow])
    expect(checkedMessages(gitIn(shallow), hashes[0]).map((one) => one.trim())).toEqual(['b: second'])
  })

  it('are none in an unrelated history, and none without git', () => {
    expect(checkedMessages(gitIn(path), '0'.repeat(40))).toEqual([])
    expect(checkedMessages(gitIn(folder), hashes[0])).toEqual([])
  })
})
