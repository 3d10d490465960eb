import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly id?: string
}

interface Job {
  readonly needs?: readonly string[]
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { jobs } = parse(read('.github/workflows/ci.yml')) as { jobs: Readonly<Record<string, Job>> }
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
const readme = read('README.md')

const steps = Object.entries(jobs).flatMap(([job, { steps: own }]) => own.map((step) => ({ job, ...step })))
const commands = steps.flatMap(({ job, run }) => (run === undefined ? [] : [{ job, run }]))

/** Command of a workflow in the form that a person would type. */
const plain = (run: string) =>
  run
    .replace(/ >> "\$GITHUB_OUTPUT"$/, '')
    .replace(' --silent', '')
    .replace('${{ matrix.brand }}', 'aurora')

describe('the workflow', () => {
  it.each(commands)('runs in $job what the README says: $run', ({ run }) => {
    expect(run).not.toContain('\n')
    expect(readme).toContain(plain(run))
  })

  it.each(commands)('runs in $job what exists: $run', ({ run }) => {
    const [program = '', ...words] = plain(run).split(' ')
    // Commands that npx finds among the installed packages.
    const known: Readonly<Record<string, boolean>> = {
      npx: existsSync(join(root, 'node_modules/.bin', words[0] ?? '')),
      npm: Object.hasOwn(scripts, words[0] === 'run' ? (words[1] ?? '') : (words[0] ?? '')),
    }
    expect(known[program]).toBe(true)
  })

  it.each(steps.filter(({ uses }) => uses !== undefined))('pins $uses by its major version', ({ uses }) => {
    expect(uses).toMatch(/^actions\/[a-z/-]+@v\d+$/)
  })

  it('waits only for jobs that exist, and without a cycle', () => {
    for (const { needs = [], 'timeout-minutes': limit } of Object.values(jobs)) {
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining([...needs]))
      expect(limit).toBeGreaterThan(0)
    }
  })
})
