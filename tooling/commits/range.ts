import { execFileSync } from 'node:child_process'

/** Last commit before the rule was introduced: earlier subjects keep their form. */
const FIRST_CHECKED_AFTER = 'd7540ce706943e391ec14fac0fd1a2da13e5f4a2'

/** Runs git in a folder; returns its output, or undefined when it fails. */
type Git = (...args: readonly string[]) => string | undefined

/** Git, run in a folder. */
export const gitIn =
  (folder: string): Git =>
  (...args) => {
    try {
      return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    } catch {
      return undefined
    }
  }

/**
 * Messages of the commits to check, newest first: those after {@link FIRST_CHECKED_AFTER}, without merges. A
 * shallow clone without that commit gives the commits that it has; an unrelated history, or none, gives none.
 */
export function checkedMessages(git: Git, after: string = FIRST_CHECKED_AFTER): string[] {
  const known = git('merge-base', '--is-ancestor', after, 'HEAD') !== undefined
  const shallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true'
  if (!known && !shallow) return []
  const log = git('log', '--no-merges', '-z', '--format=%B', known ? `${after}..HEAD` : 'HEAD')
  return (log ?? '').split('\0').filter((message) => message.trim() !== '')
}
