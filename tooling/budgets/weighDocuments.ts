import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { documentBudgetOf } from './budgets.ts'

/** Document of a built brand, as it is sent. */
export interface DocumentWeight {
  /** Brand and file. */
  readonly name: string
  /** Brotli bytes. */
  readonly bytes: number
  /** Brotli kilobytes. */
  readonly allowed: number
}

type Index = { readonly files: readonly { readonly path: string; readonly bytes: number }[] }

/**
 * Weighs the documents of every built brand, as visitors get them.
 * @param out folder of the bundles; nothing is weighed where none was built
 */
export function weighDocuments(out: string): DocumentWeight[] {
  const brands = existsSync(out) ? readdirSync(out) : []
  return brands.flatMap((brand) => {
    const index = join(out, brand, '_build/documents.json')
    if (!existsSync(index)) return []
    const { files } = JSON.parse(readFileSync(index, 'utf8')) as Index
    return files.flatMap(({ path, bytes }) => {
      const allowed = documentBudgetOf(path.replace(/\.br$/, ''))
      return allowed === undefined || !path.endsWith('.br')
        ? []
        : [{ name: `${brand}/${path}`, bytes, allowed }]
    })
  })
}
