import { readdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { nearest } from '@livery/theme'

import { ASSETS_FOLDER } from '../assets.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { MESSAGES_FOLDER } from './messages.ts'

const KNOWN = [
  'tenant.ts',
  'brand.ts',
  'overrides.ts',
  ASSETS_FOLDER,
  MESSAGES_FOLDER,
  'package.json',
  'tsconfig.json',
  'turbo.json',
  'README.md',
]
/** Files and folders that tools leave in any package. */
const TOOLS = /^(node_modules|dist|\..*|.*\.tsbuildinfo)$/

/**
 * Checks that every file in a brand's folder is read by the build and really is inside it: a misspelt name
 * would be ignored.
 */
export async function checkFolder(tenant: TenantFolder): Promise<Problem[]> {
  const problems: Problem[] = []
  const report = (
    file: string,
    level: Problem['level'],
    found: string,
    expected: string,
    suggestion: string,
  ) =>
    problems.push({
      tenant: tenant.id,
      file: tenantFile(tenant.id, file),
      field: '',
      code: 'folder',
      found,
      expected,
      suggestion,
      level,
    })
  const home = (await realpath(tenant.path)) + sep
  const entries = await readdir(tenant.path, { withFileTypes: true })
  for (const { name } of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (TOOLS.test(name)) continue
    const isOwn = KNOWN.includes(name) || name.endsWith('.ts')
    if (!isOwn) {
      const meant = nearest(name, KNOWN)
      const advice = meant === undefined ? 'Remove it.' : `Rename it to ${meant}?`
      report(name, 'warning', 'a name that nothing reads', KNOWN.join(', '), advice)
    }
    // The loader itself reports a `tenant.ts` or `brand.ts` outside of the folder.
    if (name === 'tenant.ts' || name === 'brand.ts') continue
    const target = await realpath(join(tenant.path, name)).catch(() => undefined)
    if (target?.startsWith(home) === true) continue
    const found = target === undefined ? 'a link that leads nowhere' : 'a link that leaves the folder'
    report(name, 'error', found, `something in ${tenantFile(tenant.id, '')}`, 'Copy it here.')
  }
  return problems
}
