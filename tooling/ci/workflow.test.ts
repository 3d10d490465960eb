import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { filledIn, holds, readWorkflow } from './workflow.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { jobs, env } = readWorkflow(root)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
const { tasks } = JSON.parse(read('turbo.json')) as {
  tasks: Readonly<Record<string, { readonly env?: string[]; readonly passThroughEnv?: string[] }>>
}
const page = read('docs/workflow.md')

const steps = Object.entries(jobs).flatMap(([job, { steps: own }]) => own.map((step) => ({ job, ...step })))
const commands = steps.flatMap(({ job, run }) => (run === undefined ? [] : [{ job, run }]))

/** Values of a workflow's expressions, as the examples of docs/workflow.md have them. */
const EXAMPLE = {
  'matrix.shard': '1/1',
  'needs.compile.outputs.brands': '["aurora","lotus"]',
  'github.base_ref': 'main',
  'github.sha': '3f9c1a2',
  'github.run_id': '7',
  'vars.PREVIEW_STORE': 's3://previews',
  'vars.PREVIEW_DOMAIN': 'preview.example',
  'vars.LIVERY_GATE': 'https://10.0.0.5',
  'vars.LIVERY_STORE': 's3://releases',
}

/** Command of a workflow in the form that a person would type. */
const plain = (run: string) =>
  filledIn(run, EXAMPLE)
    .replace(/ >> "\$GITHUB_\w+"$/, '')
    .replace(' --silent', '')

describe('the workflow', () => {
  it.each(commands)('runs in $job what its page says: $run', ({ run }) => {
    expect(run).not.toContain('\n')
    expect(page).toContain(plain(run))
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

  it('passes on to turbo each variable that decides about a bundle', () => {
    const { env: hashed = [], passThroughEnv = [] } = tasks['stamp'] ?? {}
    const set = (jobs['bundle']?.steps ?? []).flatMap((step) => Object.keys(step.env ?? {}))
    const given = [...Object.keys(jobs['bundle']?.env ?? {}), ...set.map((name) => name.replace(/_PEM$/, ''))]
    expect(given.length).toBeGreaterThan(3)
    expect([...hashed, ...passThroughEnv]).toEqual(expect.arrayContaining(given))
  })

  it('lists, builds and remembers bundles with the same variables, which are a part of their names', () => {
    const hashed = tasks['stamp']?.env ?? []
    const given = ['compile', 'bundle', 'remember'].map((name) => {
      const { env: own = {}, steps: all = [] } = jobs[name] ?? {}
      const first = all.findIndex(({ run = '' }) => /affected|stamp/.test(run))
      const set = [own, ...all.slice(0, first).map((step) => step.env ?? {})]
      return set
        .flatMap((each) => Object.keys(each))
        .map((name) => name.replace(/_PEM$/, ''))
        .filter((name) => hashed.includes(name))
        .toSorted()
    })
    expect(given).toEqual([hashed.toSorted(), hashed.toSorted(), hashed.toSorted()])
  })

  it('keeps the pictures that each shard drew, and releases with them', () => {
    const pictures = (job: string) =>
      (jobs[job]?.steps ?? []).find((step) => step.with?.['path'] === '.cache/livery/pictures')
    const drawn = pictures('bundle')
    // The action by this name saves what it finds at the end of a job; `cache/restore` does not.
    expect(drawn?.uses).toMatch(/^actions\/cache@/)
    expect(drawn?.with?.['key']).toBe('pictures-${{ strategy.job-index }}-${{ github.sha }}')
    expect(pictures('release')?.with).toEqual(drawn?.with)
    const others = steps.filter((step) => /\.cache\/livery/.test(step.with?.['path'] ?? ''))
    expect(others.every((step) => step.with?.['path'] === '.cache/livery/pictures')).toBe(true)
  })

  it('shows secrets of releases to no change of a stranger', () => {
    const withKey = Object.entries(jobs).filter(([, job]) =>
      /LIVERY_RELEASE_KEY/.test(JSON.stringify([job.env, job.steps])),
    )
    expect(withKey.map(([name]) => name)).toEqual(['release'])
    expect(JSON.stringify(env)).not.toContain('LIVERY')
    const onChange = { 'github.ref': 'refs/pull/1/merge', 'vars.LIVERY_STORE': 's3://releases' }
    expect(holds(jobs['release']?.if, onChange)).toBe(false)
    expect(jobs['promote']).toMatchObject({ needs: ['release'], environment: 'production' })
  })

  it('releases what is for players and signed', () => {
    const release = (jobs['release']?.steps ?? []).flatMap(({ run }) => run ?? []).at(-1)
    expect(release).toMatch(/^npx livery release .* --shard \$\{\{ matrix\.shard \}\} /)
    expect(release).toContain('--sign "$LIVERY_RELEASE_KEY"')
    expect(release).not.toContain('--development')
  })

  it.each(commands.filter(({ run }) => run.includes('--waves')))(
    'asks the server between waves: $run',
    ({ run }) => expect(run).toContain('--gate ${{ vars.LIVERY_GATE }}'),
  )
})

describe('an expression of the workflow', () => {
  it('is filled in, or named when it has no value', () => {
    const brands = { 'needs.a.outputs.brands': '["x","y"]' }
    expect(filledIn("do ${{ join(fromJSON(needs.a.outputs.brands), ' ') }}.", brands)).toBe('do x y.')
    expect(() => filledIn('${{ vars.GONE }}', {})).toThrow("'vars.GONE' has no value")
  })

  it.each([
    [undefined, true],
    ["vars.A == '1'", true],
    ["vars.A == '1' && vars.B != ''", false],
    ["vars.B == ''", true],
  ])('%j is %j', (condition, expected) => {
    expect(holds(condition, { 'vars.A': '1' })).toBe(expected)
  })
})

it('checks the folders of brands before a key is there and before a task runs in one', () => {
  const order = (jobs['compile']?.steps ?? []).flatMap(({ run }) => run ?? [])
  const check = order.indexOf('npx livery check')
  expect(check).toBeGreaterThan(-1)
  expect(order.slice(0, check)).toEqual(['npm run setup'])
  expect(jobs['bundle']?.needs).toContain('compile')
})
