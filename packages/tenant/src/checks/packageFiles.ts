import { isDeepStrictEqual } from 'node:util'

import { LARGEST, readBrandFile, refusalOf, textOf } from '../files/brandFile.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import { packageFiles } from '../packageFiles.ts'
import type { Problem } from '../problem.ts'

const LONGEST_SHOWN = 80

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '')

/** Fields in which two JSON values differ, the deepest that both have. */
function differences(
  found: unknown,
  wanted: unknown,
  path = '',
): [field: string, found: unknown, wanted: unknown][] {
  if (isDeepStrictEqual(found, wanted)) return []
  if (!isRecord(found) || !isRecord(wanted)) return [[path, found, wanted]]
  const keys = [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
  return keys.flatMap((key) =>
    differences(
      Object.hasOwn(found, key) ? found[key] : undefined,
      wanted[key],
      path === '' ? key : `${path}.${key}`,
    ),
  )
}

/** Content without the one setting of its own that a brand may have: whether tests walk it (`isWalked`). */
function withoutWalked(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('livery' in content)) return content
  const { livery, ...rest } = content
  return JSON.stringify(livery) === '{"walked":false}' ? rest : content
}

/**
 * Checks that the files of the task runner and the editor are those that `livery new` writes: without them a
 * brand is never built by CI, and with others its folder could run something.
 */
export function checkPackageFiles(tenant: TenantFolder): Problem[] {
  return Object.entries(packageFiles(tenant.id)).flatMap(([file, wanted]): Problem[] => {
    const problem = (field: string, found: string, expected: string, suggestion = ''): Problem => ({
      tenant: tenant.id,
      file: tenantFile(tenant.id, file),
      field,
      code: 'package',
      found,
      expected,
      suggestion,
      level: 'error',
    })
    const whole = `the file that \`livery new\` writes: ${JSON.stringify(wanted)}`
    let content: unknown
    try {
      const bytes = readBrandFile(tenant.path, file, LARGEST.source)
      if (bytes === undefined) return [problem('', 'no such file', whole)]
      const text = textOf(bytes)
      content = JSON.parse(text)
      // A parser takes the last of two keys, and another program may take the first.
      if (withoutBlanks(JSON.stringify(content)) !== withoutBlanks(text))
        return [problem('', 'a key that comes twice, or a letter written as an escape', whole)]
    } catch (error) {
      if (error instanceof SyntaxError) return [problem('', `no JSON (${error.message})`, whole)]
      const { found, expected, suggestion } = refusalOf(error)
      return [problem('', found, expected, suggestion)]
    }
    return differences(withoutWalked(content), wanted).map(([field, found, right]) =>
      right === undefined
        ? problem(field, shown(found), 'nothing: a brand is data', 'Remove it.')
        : problem(field, shown(found), shown(right)),
    )
  })
}
