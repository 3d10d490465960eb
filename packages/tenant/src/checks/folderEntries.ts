import { readdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

import { ASSETS_FOLDER } from '../assets.ts'
import { tenantFile } from '../folder.ts'
import type { TenantFolder } from '../folder.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../schema/nearest.ts'
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
/** What tools leave in any package. */
const TOOLS = /^(node_modules|dist|\..*|.*\.tsbuildinfo)$/

/** Everything in a brand's folder is read by something, and is really in it: a misspelt name would be read by nobody. */
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
    // The two that are read at once say so themselves.
    if (name === 'tenant.ts' || name === 'brand.ts') continue
    const target = await realpath(join(tenant.path, name)).catch(() => undefined)
    if (target?.startsWith(home) === true) continue
    const found = target === undefined ? 'a link that leads nowhere' : 'a link that leaves the folder'
    report(name, 'error', found, `something in ${tenantFile(tenant.id, '')}`, 'Copy it here.')
  }
  return problems
}
