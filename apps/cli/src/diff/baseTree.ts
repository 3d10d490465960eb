import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'

import { defaultsFile, readTenants } from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'

const execute = promisify(execFile)

/** Paths whose code goes into the bundles of all brands. */
const CODE = ['packages', 'apps/mobile', 'apps/cli/src/stamp', 'apps/cli/src/build', 'pnpm-lock.yaml']
const LARGEST_OUTPUT = 64 * 1024 * 1024

/** Checkout of the repository at a commit, in a temporary folder. */
export interface BaseTree {
  readonly root: string
  /** Short hash of the commit. */
  readonly commit: string
  /** Git reference as the user gave it. */
  readonly ref: string
  /** True when anything but brands differs from the working tree. */
  readonly codeDiffers: boolean
  readonly remove: () => Promise<void>
}

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await execute('git', ['-C', root, ...args], { maxBuffer: LARGEST_OUTPUT })
  return stdout.trim()
}

async function commitOf(root: string, ref: string): Promise<string> {
  try {
    return await git(root, 'rev-parse', '--short=10', '--verify', '--quiet', `${ref}^{commit}`)
  } catch {
    throw new UserError(
      `'${ref}' is no branch, tag or commit here: name one with --base, such as --base main.`,
    )
  }
}

/** Ids of brands whose folders or shared defaults differ from a commit, untracked files included. */
export async function changedTenants(root: string, ref: string): Promise<string[]> {
  const commit = await commitOf(root, ref)
  const [changed, fresh] = await Promise.all([
    git(root, 'diff', '--name-only', commit, '--', 'tenants'),
    git(root, 'ls-files', '--others', '--exclude-standard', '--', 'tenants'),
  ])
  const names = `${changed}\n${fresh}`.split('\n').flatMap((file) => file.split('/')[1] ?? [])
  const shared = names.some((name) => name.endsWith(defaultsFile('')))
  const brands = shared ? await readTenants(root) : []
  const over = brands.filter(({ defaults = [] }) =>
    defaults.some((name) => names.includes(defaultsFile(name))),
  )
  const ids = [...names, ...over.map(({ id }) => id)].filter((name) => !name.endsWith(defaultsFile('')))
  return [...new Set(ids)].filter((id) => existsSync(join(root, 'tenants', id)) && !id.startsWith('_')).sort()
}

/** Links a base package's imports: the same libraries, and the base's own workspace packages. */
async function linkModules(root: string, base: string, folder: string): Promise<void> {
  const modules = join(root, folder, 'node_modules')
  const names = await readdir(modules).catch(() => [])
  for (const name of names.filter((each) => !each.startsWith('.'))) {
    const inside = name.startsWith('@')
      ? (await readdir(join(modules, name))).map((each) => `${name}/${each}`)
      : [name]
    for (const library of inside) {
      const target = await realpath(join(modules, library)).catch(() => undefined)
      const link = join(base, folder, 'node_modules', library)
      if (target === undefined) continue
      const isOurs = target.startsWith(root + sep) && !target.includes('node_modules')
      await mkdir(dirname(link), { recursive: true })
      await symlink(isOurs ? join(base, relative(root, target)) : target, link)
    }
  }
}

async function packagesIn(root: string): Promise<string[]> {
  const rooms = ['packages', 'apps', 'tenants']
  const found = await Promise.all(
    rooms.map(async (room) =>
      (await readdir(join(root, room)).catch(() => [])).map((name) => join(room, name)),
    ),
  )
  return ['.', ...found.flat()]
}

/**
 * Checks out a commit into a temporary folder; the working tree is not touched.
 * @throws {UserError} when the reference names no commit
 */
export async function openBase(root: string, ref: string): Promise<BaseTree> {
  const commit = await commitOf(root, ref)
  const base = await realpath(await mkdtemp(join(tmpdir(), 'livery-base-')))
  const remove = () => rm(base, { recursive: true, force: true })
  try {
    const archive = join(base, 'base.tar')
    await git(root, 'archive', '--format=tar', '-o', archive, commit)
    await execute('tar', ['-xf', archive, '-C', base])
    await rm(archive)
    for (const folder of await packagesIn(base)) await linkModules(root, base, folder)
    const codeDiffers = await git(root, 'diff', '--quiet', commit, '--', ...CODE).then(
      () => false,
      () => true,
    )
    return { root: base, commit, ref, codeDiffers, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
