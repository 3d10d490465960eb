import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { createFixture } from './testing/fixture.ts'
import type { Fixture } from './testing/fixture.ts'

// Whole bundles and programs: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let fixture: Fixture
beforeAll(async () => {
  fixture = await createFixture()
})
afterAll(() => fixture.remove())

function livery(args: readonly string[], env: Record<string, string> = {}) {
  const entry = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 30_000,
  })
  return { status, stdout, stderr }
}

describe('a mistake of the user', () => {
  it.each<[args: string[], said: string]>([
    [['bild'], "unknown command 'bild'"],
    [['build'], 'Name the brands to build, or build every one with --all'],
    [['build', 'habour'], "Did you mean 'harbour'?"],
    [['check', '--jsn'], 'Did you mean --json?'],
    [['serve', '--out', '/nowhere'], 'There is no bundle in /nowhere: run livery build --all first.'],
  ])('livery %j is told in a sentence', (args, said) => {
    const { status, stdout, stderr } = livery(['--root', fixture.root, ...args])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(said)
    expect(stderr).not.toContain('    at ')
  })

  it('is told when the root holds no brands', () => {
    expect(livery(['--root', '/nowhere', 'check']).stderr).toContain('There is no tenants/ in /nowhere')
  })

  it.each([
    [{ PORT: 'high' }, "'high' is no port"],
    [{ SANDBOX_URL: 'here' }, "SANDBOX_URL is 'here'"],
  ])('is told when %j is set', (env, said) => {
    const { status, stderr } = livery(['--root', fixture.root, 'serve'], env)
    expect(status).toBe(2)
    expect(stderr).toContain(said)
  })
})

it('says which port is in use', async () => {
  await fixture.build()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const { port } = other.address() as AddressInfo
  const { status, stderr } = livery(['--root', fixture.root, 'serve'], { PORT: String(port) })
  other.close()
  expect(status).toBe(2)
  expect(stderr).toBe(
    `Port ${port} is in use: stop what listens there, or choose another with PORT=${port + 1}.\n`,
  )
})

describe('check', () => {
  it('prints one JSON object and nothing else', async () => {
    const tenant = 'tenants/harbour/messages/EN.json'
    await fixture.write(tenant, '{"no.such.message":"Hi"}')
    const { status, stdout, stderr } = livery(['--root', fixture.root, 'check', 'harbour', '--json'])
    await fixture.write(tenant, '{}')
    expect([status, stderr]).toEqual([1, ''])
    const { problems } = JSON.parse(stdout) as { problems: Record<string, string>[] }
    const [problem] = problems
    expect(problem).toMatchObject({
      tenant: 'harbour',
      file: tenant,
      field: 'no.such.message',
      code: 'message-unknown',
      found: 'a text that is no message of the product',
      expected: "the id of one of the product's messages",
    })
    expect(stdout.trim().split('\n')).toHaveLength(1)
  })

  it('writes no colours into a pipe', () => {
    const { status, stdout } = livery(['--root', fixture.root, 'check'])
    expect(status).toBe(0)
    expect(stdout).not.toContain('\u001B')
    expect(stdout).toContain('harbour, meadow: ready to build')
  })
})

describe('help', () => {
  it.each(['build', 'serve', 'dev', 'check'])('of %s has examples', (command) => {
    const { status, stdout } = livery([command, '--help'])
    expect(status).toBe(0)
    expect(stdout).toContain('Examples:')
    expect(stdout).toContain(`livery ${command}`)
  })
})
