import { execFileSync } from 'node:child_process'
import { linkSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { legalFingerprints, readCatalogue } from '@livery/i18n/compile'
import {
  APPROVED_FILE,
  TenantProblems,
  brandEntries,
  checkTenants,
  type Catalogues,
  type TenantReading,
} from '@livery/tenant'
import sharp from 'sharp'

import { buildTenants } from '../build/buildTenants.ts'
import { LeakError } from '../build/refusedBrand.ts'
import { hashBrand } from '../build/stampState.ts'
import { pictureDrawer } from '../pictures/painter.ts'
import { createFixture, type Fixture } from '../testing/fixture.ts'
import { changed, mutations, type Folder, type Mutation } from './mutations.ts'

/** Numbers of the folders that were judged. */
export interface Tally {
  refused: number
  built: number
  slowestMs: number
}

/** Workshop that breaks one brand after the other. */
export interface Workshop {
  readonly mutations: ReturnType<typeof mutations>
  readonly tally: Tally
  /**
   * Breaks the brand, checks it, and builds it when it passes.
   * @throws when something ran, took too long, threw, or passed and could not be built
   */
  readonly judge: (mutation: readonly Mutation[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** Shared defaults below the brand, beside its folder. */
const SHARED = '../group.defaults.ts'
const ENVIRONMENTS = { production: { gateway: { baseUrl: 'https://gateway.harbour.example' } } }
const SEASONS = [{ name: 'spring', from: '2030-03-01', until: '2030-04-01', colors: { brand: '#2f8f5b' } }]

/** A data file with more fields. */
function withFields(source: Buffer | undefined, fields: object): string {
  return String(source).replace('export default {', `$&${JSON.stringify(fields).slice(1, -1)},`)
}

/** A brand with everything that a folder may have. */
async function soundFolder(fixture: Fixture): Promise<Folder> {
  const base = join(fixture.root, 'tenants/harbour')
  const own = brandEntries(base).filter(({ folder }) => !folder)
  const files = Object.fromEntries(own.map(({ path }) => [path, readFileSync(join(base, path))]))
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: '#1f6feb' } })
  return {
    ...files,
    'tenant.ts': withFields(files['tenant.ts'], { defaults: ['group'], environments: ENVIRONMENTS }),
    'brand.ts': withFields(files['brand.ts'], { timeZone: 'Europe/Malta', seasons: SEASONS }),
    [SHARED]: "export default { contacts: { email: 'care@group.example' } }",
    'messages/EN.json': '{"login.heading": "Come in"}',
    [APPROVED_FILE]: JSON.stringify({ VI: legalFingerprints(readCatalogue('VI')) }),
    'assets/banners/one.png': await picture.clone().png().toBuffer(),
    'assets/banners/three.webp': await picture.clone().webp().toBuffer(),
    'assets/banners/four.jpg': await picture.clone().jpeg().toBuffer(),
  }
}

function write(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { recursive: true, force: true })
  writeFileSync(file, content)
}

/** Puts back what a change took away or left behind, its folders included. */
function takeBack(folder: string, sound: Folder, { path }: Mutation): void {
  const levels = path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
  const isOwn = (level: string) => Object.keys(sound).some((file) => `${file}/`.startsWith(`${level}/`))
  const strange = levels.find((level) => !isOwn(level)) ?? path
  rmSync(join(folder, strange), { recursive: true, force: true })
  const content = sound[path]
  if (content !== undefined) write(folder, path, content)
}

function apply(folder: string, outside: string, mutation: Mutation): void {
  const file = join(folder, mutation.path)
  if (mutation.kind === 'add') {
    write(folder, mutation.path, mutation.text)
    return
  }
  if (mutation.kind === 'remove' || mutation.kind === 'entry') {
    rmSync(file, { recursive: true, force: true })
    if (mutation.kind === 'remove') return
    if (mutation.entry === 'pipe') execFileSync('mkfifo', [file])
    else if (mutation.entry === 'folder') mkdirSync(file)
    else (mutation.entry === 'hard link' ? linkSync : symlinkSync)(outside, file)
    return
  }
  let content: Buffer
  try {
    content = readRegular(folder, mutation.path)
  } catch {
    // An earlier change took the file away.
    return
  }
  write(folder, mutation.path, changed(content, mutation) ?? content)
}

function readRegular(folder: string, path: string): Buffer {
  if (path === SHARED && lstatSync(join(folder, path)).isFile()) return readFileSync(join(folder, path))
  const entry = brandEntries(folder).find((each) => each.path === path)
  if (entry === undefined || entry.folder || entry.refused !== undefined) throw new Error('no regular file')
  return readFileSync(join(folder, path))
}

const STACK = /\n {4}at |\/tmp\/|node_modules/

/** Processor time of this program so far, ms. */
const workMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * @param mostMs processor time for one check; drawing, which happens in another program, has a limit of its own
 */
export async function openWorkshop(mostMs: number): Promise<Workshop> {
  const fixture = await createFixture()
  const folder = join(fixture.root, 'tenants/harbour')
  const outside = join(fixture.root, 'outside.txt')
  writeFileSync(outside, 'export default { outside: true }')
  const sound = await soundFolder(fixture)
  const [english, vietnamese] = [readCatalogue('EN'), readCatalogue('VI')]
  const catalogues: Catalogues = { english, read: (code) => (code === 'VI' ? vietnamese : english) }
  const draw = pictureDrawer(join(fixture.root, '.cache'))
  const tally: Tally = { refused: 0, built: 0, slowestMs: 0 }
  const core = await fixture.core()
  const bundles = new Set<string>()
  // The other brand stays as it is.
  const { checked } = await checkTenants(fixture.root, { ids: [], catalogues })
  const known = new Map([...checked].filter(([id]) => id !== 'harbour'))
  rmSync(folder, { recursive: true })
  for (const [path, content] of Object.entries(sound)) write(folder, path, content)
  let last: readonly Mutation[] = []

  /** Builds the brand, unless a folder before it had the same bundle. */
  async function build(readings: readonly TenantReading[]): Promise<void> {
    const brands = readings.flatMap(({ config, brand, ...rest }) =>
      config === undefined || brand === undefined ? [] : [{ ...rest, config, brand }],
    )
    const tenants = brands.filter(({ id }) => id === 'harbour')
    const hash = tenants.map(hashBrand).join()
    if (bundles.has(hash)) return
    const { out, cache } = { out: join(fixture.root, 'dist'), cache: join(fixture.root, '.cache') }
    await buildTenants({ tenants, brands, core, out, cache, pictures: true })
    bundles.add(hash)
  }

  async function judge(list: readonly Mutation[], most = mostMs): Promise<void> {
    for (const mutation of last) takeBack(folder, sound, mutation)
    last = list
    for (const mutation of list) apply(folder, outside, mutation)
    const started = workMs()
    const { problems, readings } = await checkTenants(fixture.root, {
      ids: ['harbour'],
      catalogues,
      draw,
      known,
    })
    const ms = workMs() - started
    tally.slowestMs = Math.max(tally.slowestMs, ms)
    if (ms > most) throw new Error(`The check took ${Math.round(ms)} ms of processor time.`)
    if ('liveryCanary' in globalThis) throw new Error('Code of the folder ran.')
    const vague = problems.find(({ file, found, expected }) => {
      return (
        !/^tenants\/(harbour\/|group\.defaults\.ts$)/.test(file) ||
        expected === '' ||
        found === '' ||
        STACK.test(found + expected)
      )
    })
    if (vague !== undefined)
      throw new Error(`A problem says too little or too much: ${JSON.stringify(vague)}`)
    if (problems.some(({ level }) => level === 'error')) {
      tally.refused++
      return
    }
    try {
      await build(readings)
      tally.built++
    } catch (error) {
      const isTold = error instanceof TenantProblems || error instanceof LeakError
      throw new Error(`It passed check and ${isTold ? 'was refused by' : 'failed in'} build.`, {
        cause: error,
      })
    }
  }

  // The first brand is sound, or nothing would be learnt from breaking it; it also starts the drawing program.
  await judge([], Infinity)
  if (tally.built !== 1) throw new Error('The unbroken folder does not pass its check.')
  Object.assign(tally, { refused: 0, built: 0, slowestMs: 0 })
  return { mutations: mutations(Object.keys(sound)), tally, judge, close: () => fixture.remove() }
}
