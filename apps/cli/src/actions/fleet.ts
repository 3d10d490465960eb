import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'

import { checkBrands } from '../check/keptChecks.ts'
import { chooseTenants } from '../chooseTenants.ts'
import type { FleetFlags } from '../flags.ts'
import { openStore } from '../release/openStore.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import type { Rollout } from '../release/store.ts'
import { UnreadableState } from '../release/unreadableState.ts'
import { counted, printTable } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { fleetPage } from './fleetPage.ts'

interface Environment {
  readonly environment: string
  readonly store: ReleaseStore
}

/** `staging=/srv/staging` is an environment with its store; a store alone is called by the last part of its address. */
async function environmentsOf(root: string, named: readonly string[] = []): Promise<Environment[]> {
  if (named.length === 0) return [{ environment: 'releases', store: await openStore(root, undefined) }]
  return Promise.all(
    named.map(async (text) => {
      const at = text.indexOf('=')
      if (at === 0) throw new UserError(`--store '${text}' names no environment: write it as staging${text}.`)
      if (at === text.length - 1)
        throw new UserError(`--store '${text}' names no place: write it as ${text}/srv/releases.`)
      const store = await openStore(root, text.slice(at + 1))
      return { environment: at === -1 ? basename(store.address) : text.slice(0, at), store }
    }),
  )
}

/** State of a brand, or its fault: the others are shown all the same. */
async function stateOf({ store }: Environment, id: string) {
  const brand = store.of(id)
  try {
    const [live, latest, planned] = await Promise.all([brand.live(), brand.latest(), brand.planned()])
    return { live, latest, planned }
  } catch (error) {
    if (error instanceof UnreadableState) return { fault: error.message }
    throw error
  }
}

async function servedIn(from: Environment, id: string) {
  const { environment } = from
  const { live, latest, planned, fault } = await stateOf(from, id)
  const { stable, canary, at, by, why, approval }: Partial<Rollout> = live ?? {}
  return { environment, release: stable, canary, since: at, by, why, approval, latest, planned, fault }
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `3 d`, `5 h`, `12 min`: age in the largest unit that it fills. */
export function readableAge(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d`
  return ms >= HOUR ? `${Math.floor(ms / HOUR)} h` : `${Math.floor(Math.max(0, ms) / MINUTE)} min`
}

type Served = Awaited<ReturnType<typeof servedIn>>

function releaseText({ release, canary, latest, planned, fault }: Served): string {
  if (fault !== undefined) return 'damaged'
  if (release === undefined) return latest === undefined ? 'not released' : `none (latest ${latest})`
  const beside = canary === undefined ? '' : `, ${canary.share} % ${canary.release}`
  const newer = latest === undefined || [release, canary?.release].includes(latest) ? '' : ' (newer exists)'
  const coming = planned === undefined ? '' : `, ${planned.release} from ${planned.at}`
  return `${release}${beside}${coming}${coming === '' ? newer : ''}`
}

export async function fleet(ids: readonly string[], flags: FleetFlags, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  const chosen = await chooseTenants(workspace, ids)
  terminal.progress('Checking …')
  const { problems, readings } = await checkBrands(workspace, { ids: chosen })
  const environments = await environmentsOf(workspace.root, flags.store)
  const readingOf = new Map(readings.map((reading) => [reading.id, reading]))
  const found = new Map(chosen.map((id) => [id, { error: 0, warning: 0 }]))
  for (const { tenant, level } of problems) {
    const of = found.get(tenant)
    if (of !== undefined) of[level]++
  }
  const brands = []
  for (const id of chosen) {
    const config = readingOf.get(id)?.config
    const { error = 0, warning = 0 } = found.get(id) ?? {}
    brands.push({
      id,
      name: config?.name,
      languages: config?.languages.offered ?? [],
      defaults: readingOf.get(id)?.defaults ?? [],
      values: ['development', ...Object.keys(readingOf.get(id)?.environments ?? {})],
      warnings: warning,
      errors: error,
      environments: await Promise.all(environments.map((environment) => servedIn(environment, id))),
    })
  }
  terminal.progress('')
  const now = Date.now()
  const columns = [
    { title: 'brand' },
    { title: 'environment' },
    { title: 'release' },
    ...['age', 'languages', 'warnings', 'errors'].map((title) => ({ title, align: 'end' as const })),
    { title: 'defaults' },
    { title: 'values' },
  ]
  const rows = brands.flatMap(({ id, languages, warnings, errors, defaults, values, environments: served }) =>
    served.map((each) => ({
      brand: id,
      environment: each.environment,
      release: releaseText(each),
      age: each.since === undefined ? '' : readableAge(now - Date.parse(each.since)),
      languages: languages.length,
      warnings,
      errors,
      defaults: defaults.join(', '),
      values: values.join(', '),
    })),
  )
  printTable(
    terminal,
    columns,
    rows.map((row) => Object.values(row).map(String)),
  )
  const faults = brands.flatMap(({ environments: served }) => served.flatMap(({ fault }) => fault ?? []))
  for (const fault of faults) terminal.fail(fault)
  if (flags.html !== undefined) {
    await mkdir(dirname(resolve(flags.html)), { recursive: true })
    await writeFile(flags.html, fleetPage(rows, new Date(now)))
  }
  terminal.line()
  terminal.line(counted(brands.length, 'brand'))
  terminal.json({ brands })
  return faults.length === 0 ? EXIT.done : EXIT.problems
}
