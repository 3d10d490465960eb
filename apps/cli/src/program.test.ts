import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { JURISDICTIONS } from '@livery/tenant'
import { describe, expect, it } from 'vitest'

import { JURISDICTION_IDS } from './commands/new.ts'
import { createProgram } from './program.ts'
import { fixtureFor } from './testing/fixtureFor.ts'

const fixture = fixtureFor('all')

function livery(args: readonly string[], env: Record<string, string> = {}) {
  const entry = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: join(fixture.root, '.cache/compile'), ...env },
    timeout: 30_000,
  })
  return { status, stdout, stderr }
}

describe('an older Node', () => {
  it('starts the repository’s, which keeps what it compiled', () => {
    const entry = join(import.meta.dirname, '../bin/livery.js')
    const { NODE_COMPILE_CACHE: _none, ...env } = process.env
    const { status } = spawnSync(process.execPath, ['--no-experimental-strip-types', entry, '--help'], {
      env: { ...env, TMPDIR: fixture.root },
      timeout: 30_000,
    })
    expect(status).toBe(0)
    expect(existsSync(join(fixture.root, 'node-compile-cache'))).toBe(true)
  })
})

describe('a user’s mistake', () => {
  it.each<[args: string[], said: string]>([
    [['bild'], "unknown command 'bild'"],
    [['build'], 'Name the brands to build, or build every one with --all'],
    [['build', 'habour'], "Did you mean 'harbour'?"],
    [['check', '--jsn'], 'Did you mean --json?'],
    [['check', 'habour', '--watch'], "Did you mean 'harbour'?"],
    [['fleet', '--store', '=/srv'], "--store '=/srv' names no environment"],
    [['serve', '--out', '/nowhere'], 'There is no bundle in /nowhere: run livery build --all first.'],
    [['serve', '--releases', '--store', '/nowhere'], 'Nothing is promoted in /nowhere'],
    [['release'], 'Name the brands to release, or release every one with --all'],
    [
      ['releases', '--store', 's3:/releases'],
      "'s3:/releases' is no folder: give one, or with --store a bucket",
    ],
    [['promote', 'aurora'], "'aurora' is no release: a release is called like aurora-3f9c1a2b4d5e."],
    [['promote', 'harbour-000000000000'], "There is no release 'harbour-000000000000'"],
    [['promote', 'harbour-000000000000', '--canary', '200'], "--canary is '200': give a share in per cent"],
    [['promote', 'harbour-000000000000', '--keep', '0'], "--keep is '0': give a whole number from 1."],
    [['rollback', 'harbour'], "There is no release of 'harbour'"],
    [['releases', 'harbour'], "There is no release of 'harbour'"],
    [['releases', '--store', '/nowhere'], 'There is no folder /nowhere: look at --store'],
    [['releases', 'clean', '--store', '/nowhere'], 'There is no folder /nowhere: look at --store'],
    [['promote', '--due', '--store', '/nowhere'], 'There is no folder /nowhere: look at --store'],
    [['releases', 'pull', '--store', 's3://releases', '--every', '1e9'], "--every is '1e9'"],
    [['diff', 'habour'], "Did you mean 'harbour'?"],
    [['tokens', 'import', 'harbour', '/nowhere.json'], '/nowhere.json cannot be read.'],
    [['edge', 'toString'], "There is no edge 'toString': give one of nginx, varnish, worker."],
    [['serve', '--store', '/nowhere'], '--store is about releases: serve them with --releases.'],
    [['refresh', '--store', '/nowhere'], '--store is about releases: renew their documents with --releases.'],
    [['build', 'harbour', '--all'], 'Name the brands to build, or give --all'],
    [['release', 'harbour', '--all'], 'Name the brands to release, or give --all'],
    [['promote', '--all', '--due'], '--all takes the latest release of every brand, --due what is planned'],
    [['promote', '--due', '--canary', '10'], '--due carries out what was planned, as it was planned'],
    [['promote', '--due', '--until', '2999-01-01T00:00Z'], '--due carries out what was planned'],
    [['promote', '--due', '--gate', 'localhost:7100'], "--gate is 'localhost:7100': give an address such as"],
    [['promote', '--due', '--purge', 'cache'], "--purge is 'cache': give an address such as"],
    [['rollback', 'harbour', '--purge', 'cache'], "--purge is 'cache': give an address such as"],
    [['set', 'legal.minimumAge=19', 'legal.minimumAge=21'], 'legal.minimumAge is given twice'],
    [['new', 'objects', '--color', '#ff6b5e'], 'The id is "objects": give another'],
    [['new', 'coral', '--color', 'red'], '--color is "red": give a # and six digits, such as #14b8a6.'],
    [['new', 'coral', '--from', '/nowhere.json'], '--from names /nowhere.json, which cannot be read.'],
  ])('livery %j is reported in one sentence', (args, said) => {
    const { status, stdout, stderr } = livery(['--root', fixture.root, ...args])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(said)
    expect(stderr).not.toContain('    at ')
  })

  it('is reported when the root contains no brands', () => {
    expect(livery(['--root', '/nowhere', 'check']).stderr).toContain('There is no tenants/ in /nowhere')
  })

  it.each([
    [{ PORT: 'high' }, "'high' is no port"],
    [{ SANDBOX_URL: 'here' }, "SANDBOX_URL is 'here'"],
    [{ SANDBOX_URL: 'localhost:7000' }, "SANDBOX_URL is 'localhost:7000'"],
  ])('is reported when %j is set', (env, said) => {
    const { status, stderr } = livery(['--root', fixture.root, 'serve'], env)
    expect(status).toBe(2)
    expect(stderr).toContain(said)
  })
})

it.each([
  [{}, 'The region of the bucket is not known: set AWS_REGION'],
  [{ AWS_ENDPOINT_URL_S3: 'localhost:9000' }, "AWS_ENDPOINT_URL_S3 is 'localhost:9000': give an address"],
  [{ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' }, 'The server cannot be reached'],
])('a bucket is told in words with %j', (env, said) => {
  const keys = { AWS_ACCESS_KEY_ID: 'x', AWS_SECRET_ACCESS_KEY: 'x', AWS_EC2_METADATA_DISABLED: 'true' }
  const { status, stderr } = livery(['--root', fixture.root, 'releases', '--store', 's3://releases'], {
    ...keys,
    ...env,
  })
  expect([1, 2]).toContain(status)
  expect(stderr).toContain(said)
})

it('names a host that is none of this machine’s', async () => {
  await fixture.build()
  const args = ['--root', fixture.root, 'serve', '--host', 'nowhere.invalid']
  const { status, stderr } = livery(args, { PORT: '0' })
  expect([status, stderr]).toEqual([2, expect.stringContaining("no address 'nowhere.invalid'")])
})

it('names the port that is in use', async () => {
  await fixture.build()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const { port } = other.address() as AddressInfo
  const { status, stderr } = livery(['--root', fixture.root, 'serve'], { PORT: String(port) })
  other.close()
  expect(status).toBe(2)
  expect(stderr).toBe(
    `Port ${port} is in use: stop the program that uses it, or choose another with PORT=${port + 1}.\n`,
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
    expect(problem).toEqual({
      tenant: 'harbour',
      file: tenant,
      field: 'no.such.message',
      code: 'message-unknown',
      found: 'a text that is no message of the product',
      expected: "the id of one of the product's messages",
      suggestion: expect.any(String) as string,
      level: 'error',
    })
    expect(stdout.trim().split('\n')).toHaveLength(1)
  })

  it('prints no colours to a pipe', () => {
    const { status, stdout } = livery(['--root', fixture.root, 'check'])
    expect(status).toBe(0)
    expect(stdout).not.toContain('\u001B')
    expect(stdout).toContain('harbour, meadow: ready to build')
  })
})

it.each([
  ['check', ['check', 'harbour']],
  ['releases', ['releases']],
  ['tokens export', ['tokens', 'export', 'harbour']],
  ['a mistake', ['promote', 'nothing']],
  ['two ways at once', ['check', '--watch']],
  ['new', ['new', 'coral', '--color', '#ff6b5e']],
  ['serve', ['serve', '--out', '/nowhere']],
  ['a command that there is not', ['bild']],
  ['an argument that is missing', ['new']],
])('%s --json prints one object on standard output, and nothing else', (_what, args) => {
  const { stdout } = livery(['--root', fixture.root, ...args, '--json'])
  expect(stdout.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(stdout)).toBeTypeOf('object')
})

it('lists all jurisdictions', () => {
  expect(JURISDICTION_IDS.toSorted()).toEqual(Object.keys(JURISDICTIONS).toSorted())
})

describe('help', () => {
  it.each(createProgram().commands.map((command) => command.name()))('of %s has examples', (command) => {
    const { status, stdout } = livery([command, '--help'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/Examples?:/)
    expect(stdout).toContain(`livery ${command}`)
  })
})
