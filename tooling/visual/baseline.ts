import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

function run(command: string, args: readonly string[], cwd: string): string {
  const stdio = ['ignore', 'pipe', 'pipe'] as const
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: [...stdio] })
}

/**
 * Commit of a name.
 * @throws for a name that git does not know
 */
export function commitOf(root: string, name: string): string {
  try {
    return run('git', ['rev-parse', '--verify', `${name}^{commit}`], root).trim()
  } catch {
    throw new Error(`git knows no commit '${name}'`)
  }
}

/** Builds the Storybook of a source tree into a folder. @throws with what Storybook printed */
export function buildStorybook(tree: string, out: string): void {
  const PATH = `${join(tree, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`
  execFileSync('storybook', ['build', '-o', out, '--quiet'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH },
  })
}

/**
 * Built Storybook of a commit: cached, else built from a copy of that commit outside the working tree. Neither
 * the working tree nor git's state is changed.
 */
export async function storybookOf(root: string, commit: string): Promise<string> {
  const kept = join(root, '.cache/visual', commit)
  if (existsSync(join(kept, 'index.json'))) return kept
  const tree = await mkdtemp(join(tmpdir(), 'livery-base-'))
  try {
    const archive = join(tree, 'tree.tar')
    run('git', ['archive', '--format=tar', '-o', archive, commit], root)
    run('tar', ['-xf', archive, '-C', tree], root)
    await rm(archive)
    // Not frozen: a commit whose lockfile does not match its packages can still be drawn.
    run(join(root, 'node_modules/.bin/pnpm'), ['install', '--no-frozen-lockfile', '--prefer-offline'], tree)
    const built = join(tree, 'storybook-static')
    buildStorybook(tree, built)
    await mkdir(dirname(kept), { recursive: true })
    // Copied under another name first: an interrupted copy must not count as a baseline.
    await cp(built, `${kept}.part`, { recursive: true })
    await rename(`${kept}.part`, kept)
    return kept
  } finally {
    await rm(tree, { recursive: true, force: true })
  }
}
