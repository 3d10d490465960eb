import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { packageSources } from '../packageFiles.ts'
import type { Problem } from '../problem.ts'
import { soundTenant } from './soundTenant.ts'

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}"/></svg>`

/** Valid brand seeds. */
export const SOUND_BRAND = {
  colors: { brand: '#1f6feb', accent: '#f0883e' },
  neutral: { temperature: 0, tint: 0.4 },
  surfaces: { depth: 0.5, step: 0.5, paper: 0.2, glow: 0.2, sheen: 0.2, shadow: 0.5 },
  gradient: { angle: 120, travel: 0.4, panel: 0.4 },
  radius: 12,
  density: 'medium',
  type: {
    text: { face: 'be-vietnam-pro', regular: 400, medium: 500, bold: 700 },
    display: { face: 'be-vietnam-pro', weight: 700 },
    scale: 1.2,
  },
  overrides: {},
}

/** The product's texts, as far as broken brands need them. */
export const CATALOGUES = {
  english: {
    'login.title': 'Log in',
    'login.greeting': 'Hello {name}',
    'games.count': '{count, plural, one {# game} other {# games}}',
    'legal.age': 'Only for adults',
  },
  read: () => ({
    'login.title': 'Đăng nhập',
    'login.greeting': 'Chào {name}',
    'games.count': '{count} trò chơi',
    'legal.age': 'Chỉ dành cho người lớn',
  }),
}

/**
 * One small change to a valid brand, called harbour; a second valid one, called meadow, is in the same folder.
 */
export interface Change {
  /** Values of `tenant.ts` by dotted path; null takes one out. */
  readonly tenant?: Readonly<Record<string, unknown>>
  /**
   * Values of `brand.ts` by dotted path; null removes one. A token's name contains dots: overrides are given
   * whole.
   */
  readonly brand?: Readonly<Record<string, unknown>>
  /** Contents of files by path; null removes a file. */
  readonly files?: Readonly<Record<string, string | null>>
  /** Files filled up to so many bytes. */
  readonly fill?: Readonly<Record<string, number>>
  /** Files that are links to something outside. */
  readonly links?: Readonly<Record<string, string>>
}

/** Problem as `livery check --json` prints it, without its brand and place. */
export type PrintedProblem = Omit<Problem, 'tenant' | 'level' | 'place'>

/** Broken brand, and all problems that a check has to report. */
export interface BrokenTenant {
  readonly what: string
  readonly change: Change
  readonly expected: readonly PrintedProblem[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Copy of a brand's data with values set or removed. */
function changed(data: object, changes: Readonly<Record<string, unknown>> = {}): unknown {
  const copy = structuredClone(data) as Record<string, unknown>
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    let place: unknown = copy
    for (const key of keys) place = isRecord(place) ? (place[key] ??= {}) : undefined
    // An earlier change may have put something else where this one belongs.
    if (!isRecord(place)) continue
    if (value === null) delete place[last]
    else place[last] = value
  }
  return copy
}

const source = (value: unknown) => `export default ${JSON.stringify(value, null, 2)}\n`

const NEIGHBOUR = soundTenant({
  id: 'meadow',
  name: 'Meadow',
  merchantCode: 'MEA01',
  hosts: ['play.meadow.example', 'meadow.localhost'],
})

function filesOf({ tenant, brand, files = {}, fill = {} }: Change): Record<string, string | null> {
  const own: Record<string, string | null> = {
    'tenant.ts': source(changed(soundTenant(), tenant)),
    'brand.ts': source(changed(SOUND_BRAND, brand)),
    ...packageSources('harbour'),
    'assets/logo.svg': drawing(120, 40),
    'assets/icon.svg': drawing(64, 64),
    ...files,
  }
  for (const [path, bytes] of Object.entries(fill)) own[path] = (own[path] ?? '').padEnd(bytes)
  return own
}

/** Writes a brand and its neighbour into a folder of its own. @returns the root, to be removed afterwards */
export async function writeBrokenTenant(
  change: Change,
): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'livery-broken-'))
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  await write('outside/logo.svg', drawing(120, 40))
  await write('outside/tenant.ts', source(soundTenant()))
  await write('tenants/meadow/tenant.ts', source(NEIGHBOUR))
  await write('tenants/meadow/brand.ts', source(SOUND_BRAND))
  for (const [path, content] of Object.entries(filesOf(change)))
    if (content !== null) await write(`tenants/harbour/${path}`, content)
  for (const [path, target] of Object.entries(change.links ?? {})) {
    await rm(join(root, 'tenants/harbour', path), { recursive: true, force: true })
    await mkdir(dirname(join(root, 'tenants/harbour', path)), { recursive: true })
    await symlink(join(root, target), join(root, 'tenants/harbour', path))
  }
  return { root, remove: () => rm(root, { recursive: true, force: true }) }
}
