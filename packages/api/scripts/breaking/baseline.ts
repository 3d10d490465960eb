import { spawnSync } from 'node:child_process'

/**
 * Commit to compare a folder with: HEAD while there are uncommitted changes; otherwise the one before the last
 * commit that touched the folder, so that a clean checkout checks the latest change again. HEAD when history
 * does not go back that far, undefined outside of a git checkout.
 */
export function baselineOf(folder: string): string | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const changed = git('status', '--porcelain', '--', '.')
  if (changed === undefined || git('rev-parse', 'HEAD') === undefined) return undefined
  if (changed !== '') return 'HEAD'
  const latest = git('log', '-1', '--format=%h', '--', '.')
  const before = latest && `${latest}^`
  return before && git('rev-parse', '--verify', '--quiet', before) ? before : 'HEAD'
}
