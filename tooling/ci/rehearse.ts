/**
 * Rehearsal of the workflow, apart from the test because it compiles the site: `npm run rehearse`. Three clean clones share
 * a cache server. The first builds everything; the second adds a brand and runs the steps of the jobs in their order, which
 * may build that brand alone; the third builds nothing.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { filledIn, holds, readWorkflow } from './workflow.ts'

/** Cache server, fetched when the rehearsal begins: its clients for three clouds would weigh on every installation. */
const CACHE_SERVER = 'turborepo-remote-cache@2.12.0'
const BRAND = 'rehearsal'
const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'livery-rehearsal-'))
const port = process.env['PORT'] ?? '7409'
/** Port of the server of releases, which the gate between waves asks. */
const sitePort = String(Number(port) - 1)
const token = randomUUID()
/** Variables of every machine: an unset one of the workflow is an empty one, which a bundle is known by. */
const shared = {
  LIVERY_SIGN_PROFILES: '',
  TURBO_API: `http://127.0.0.1:${port}`,
  TURBO_TEAM: 'livery',
  TURBO_TOKEN: token,
}

function demand(isSo: boolean, what: string): void {
  console.log(`${isSo ? '✓' : '✗'} ${what}`)
  if (!isSo) throw new Error(what)
}

/** Runs a command of a clone; its output is shown when it fails. @returns status and output */
function run(folder: string, command: string, env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: 'true', ...shared, ...env },
  })
  return { status, output: `${stdout}${stderr}` }
}

function must(folder: string, command: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, output } = run(folder, command, env)
  if (status !== 0) console.error(output)
  demand(status === 0, command)
  return output
}

function clone(from: string, name: string): string {
  const folder = join(work, name)
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', from, folder])
  return folder
}

/** Runs the commands of some jobs in their order, as the workflow does. */
function runJobs(folder: string, names: readonly string[], values: Record<string, string>): void {
  const { jobs } = readWorkflow(folder)
  const environment = join(work, 'environment')
  const output = join(work, 'output')
  for (const name of names) {
    const job = jobs[name]
    if (job === undefined || !holds(job.if, values)) throw new Error(`job ${name} does not run`)
    console.log(`\n${name}`)
    writeFileSync(environment, '')
    for (const step of job.steps) {
      if (step.run === undefined || !holds(step.if, values)) continue
      const written = Object.fromEntries(
        Object.entries({ ...job.env, ...step.env }).map(([key, text]) => [key, filledIn(text, values)]),
      )
      const kept = Object.fromEntries(
        readFileSync(environment, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      ) as Record<string, string>
      writeFileSync(output, '')
      const files = {
        GITHUB_ENV: environment,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: join(work, 'summary'),
      }
      must(folder, filledIn(step.run, values), { ...written, ...kept, ...files })
      for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean))
        values[`needs.${name}.outputs.${line.slice(0, line.indexOf('='))}`] = line.slice(
          line.indexOf('=') + 1,
        )
    }
  }
}

/** Adds a brand that may be released: no origin of this machine, no language that somebody has to approve. */
function addBrand(folder: string): void {
  must(folder, `npx livery new ${BRAND} --name Rehearsal --color '#3366cc' --languages EN`)
  const file = join(folder, `tenants/${BRAND}/tenant.ts`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/ {2}trustedOrigins: \{[^}]*\},\n/, ''))
  const who = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@livery.example']
  execFileSync('git', ['add', '.'], { cwd: folder })
  execFileSync('git', [...who, 'commit', '--quiet', '--no-verify', '-m', 'tenants: add a brand'], {
    cwd: folder,
  })
}

/** Starts a program in a group of its own: npx, and the program that it starts. */
const startInGroup = (program: string, args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn(program, args, { ...options, stdio: 'ignore', detached: true })

function endGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

const server = startInGroup('npx', ['--yes', CACHE_SERVER], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: port,
    TURBO_TOKEN: token,
    STORAGE_PROVIDER: 'local',
    STORAGE_PATH: join(work, 'cache'),
  },
})

async function rehearse(): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (
      await fetch(`${shared.TURBO_API}/v8/artifacts/status`, {
        headers: { authorization: `Bearer ${token}` },
      }).catch(() => undefined)
    )
      break
    await pause(500)
  }
  console.log('first clone: everything is built')
  const first = clone(root, 'first')
  must(first, 'npm run setup')
  must(first, 'npx turbo run stamp --concurrency=1')

  console.log('\nsecond clone: a change adds a brand')
  const second = clone(first, 'second')
  must(second, 'npm run setup')
  addBrand(second)
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const store = join(work, 'releases')
  const values: Record<string, string> = {
    ...Object.fromEntries(['AWS_REGION', 'LIVERY_SIGN_PROFILES'].map((name) => [`vars.${name}`, ''])),
    ...Object.fromEntries(
      [
        'AWS_ACCESS_KEY_ID',
        'AWS_SECRET_ACCESS_KEY',
        'LIVERY_PROFILE_CERTIFICATE',
        'LIVERY_PROFILE_KEY',
        'LIVERY_PROFILE_PASSPHRASE',
      ].map((name) => [`secrets.${name}`, '']),
    ),
    'secrets.LIVERY_RELEASE_KEY': String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    'vars.LIVERY_STORE': store,
    'vars.PREVIEW_STORE': join(work, 'previews'),
    'vars.PREVIEW_DOMAIN': 'preview.example',
    'github.actor': 'rehearsal',
    'github.sha': '0'.repeat(40),
    'github.run_id': '1',
    'github.base_ref': 'HEAD',
    'matrix.shard': '1/1',
  }
  const onChange: Record<string, string> = { ...values, 'github.event_name': 'pull_request' }
  runJobs(second, ['compile', 'bundle', 'preview'], onChange)
  demand(onChange['needs.compile.outputs.brands'] === `["${BRAND}"]`, 'the change affects its brand alone')
  runJobs(second, ['compile'], values)
  const brands = values['needs.compile.outputs.brands']
  demand(brands === '[]', 'what the change built is in the cache now')
  values['needs.compile.outputs.brands'] = JSON.stringify([BRAND])
  runJobs(second, ['release'], { ...values, 'github.ref': 'refs/heads/main' })
  writeFileSync(join(store, 'trusted.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
  const site = startInGroup('npx', ['livery', 'serve', '--releases', '--store', store, '--refresh', '0'], {
    cwd: second,
    env: { ...process.env, PORT: sitePort },
  })
  try {
    runJobs(second, ['promote'], { ...values, 'vars.LIVERY_GATE': `http://127.0.0.1:${sitePort}` })
  } finally {
    endGroup(site)
  }
  const listed = must(second, `npx livery releases ${BRAND} --json --store ${store}`)
  demand(
    listed.includes('"approval":"run-1"') && listed.includes('"by":"rehearsal"'),
    'the release is served, and says by whose approval',
  )
  demand(
    readFileSync(join(work, 'summary'), 'utf8').includes(`https://${BRAND}.preview.example`),
    'the change has a preview link',
  )
  const unsigned = run(second, `npm run stamp -- 1/1 ${BRAND}`, { LIVERY_SIGN_PROFILES: '1' })
  demand(unsigned.status !== 0, 'a build that is told to sign and cannot fails')

  console.log('\nthird clone: nothing is built')
  const third = clone(second, 'third')
  must(third, 'npm run setup')
  const plan = JSON.parse(
    must(third, 'npx turbo run stamp --dry=json')
      .replace(/^[^{]*/, '')
      .replace(/\}[^}]*$/, '}'),
  ) as {
    tasks: { taskId: string; command: string; cache: { status: string; remote: boolean } }[]
  }
  const built = plan.tasks.filter(({ command, cache }) => command !== '<NONEXISTENT>' && !cache.remote)
  demand(
    built.length === 0,
    `all ${plan.tasks.length} tasks come from the cache server (else: ${built.map(({ taskId }) => taskId).join(', ')})`,
  )
  const output = must(third, 'npx turbo run stamp')
  demand(/FULL TURBO/.test(output), 'turbo says that it ran nothing')
}

try {
  await rehearse()
  console.log('\nThe rehearsal went well.')
} finally {
  endGroup(server)
  rmSync(work, { recursive: true, force: true })
}
