import {
  ASSETS_FOLDER,
  MESSAGES_FOLDER,
  LARGEST,
  brandEntries,
  readBrandFile,
  tenantFile,
  type Problem,
  type TenantConfig,
  type TenantReading,
} from '@livery/tenant'

import { toolTexts } from '../build/toolTexts.ts'
import { createLeakIndex } from '../stamp/leakIndex.ts'
import { namesOf, type Needle } from '../stamp/leakNeedles.ts'

type Read = TenantReading & { readonly config: TenantConfig }

const isRead = (reading: TenantReading): reading is Read => reading.config !== undefined

/** Data that somebody wrote for a brand, by its file; a file that cannot be read is told by that brand's own check. */
function writtenIn({ id, path, config }: Read): [file: string, text: string][] {
  const files = brandEntries(path).filter(
    (entry) =>
      !entry.folder &&
      entry.refused === undefined &&
      (entry.path.startsWith(`${MESSAGES_FOLDER}/`) || entry.path.startsWith(`${ASSETS_FOLDER}/`)),
  )
  const contentOf = (file: string): string => {
    try {
      return readBrandFile(path, file, LARGEST.messages)?.toString() ?? ''
    } catch {
      return ''
    }
  }
  return [
    [tenantFile(id, 'tenant.ts'), JSON.stringify(config)],
    ...files.map(({ path: file }): [string, string] => [
      tenantFile(id, file),
      /\.(json|svg)$/.test(file) ? `${file}\n${contentOf(file)}` : file,
    ]),
  ]
}

/** Uses of a name, the first of each brand. */
interface Use {
  readonly tenant: string
  readonly file: string
}

function problemOf({ owner, what, text }: Needle, uses: readonly Use[]): Problem {
  const [{ tenant, file } = { tenant: '', file: '' }] = uses
  const others = new Set(uses.map((use) => use.tenant)).size - 1
  const more = others > 0 ? ` and ${others} more` : ''
  return {
    tenant: owner,
    file: tenantFile(owner, 'tenant.ts'),
    field: what,
    code: 'name',
    found: `'${text}', which ${tenant}${more} uses (${file})`,
    expected: 'a name that no other brand uses',
    suggestion:
      'Their bundles could not be built: choose another name, or write nameIsWord: true, and no bundle is searched for this word.',
    level: 'error',
  }
}

const wordOfTool = ({ owner, what, text }: Needle): Problem => ({
  tenant: owner,
  file: tenantFile(owner, 'tenant.ts'),
  field: what,
  code: 'name',
  found: `'${text}', a word of the site's own texts or code`,
  expected: 'a name that no text of the site has',
  suggestion:
    'Other brands’ bundles are not searched for it: add a second word to the name if they should be.',
  level: 'warning',
})

/**
 * Names of brands that stand in other brands' texts, files and settings. It is told as the fault of the brand that has the
 * name: the others were there before it, and a build of theirs must not stop because of it.
 * @param asked ids of brands whose names are new
 */
export function nameClashes(asked: ReadonlySet<string>, readings: readonly TenantReading[]): Problem[] {
  const brands = readings.filter(isRead)
  const isNew = ({ id, config }: Read) => asked.has(id) && config.nameIsWord !== true
  if (!brands.some(isNew)) return []
  const fresh = new Set(brands.filter(isNew).map(({ id }) => id))
  // All names are searched for: Harbour in Harbour Gold means that brand.
  const search = createLeakIndex(brands.flatMap(namesOf))
  const ofTool = new Map<string, Needle>()
  for (const { needles } of toolTexts().flatMap(search))
    for (const needle of needles) ofTool.set(`${needle.owner} ${needle.what}`, needle)
  const uses = new Map<string, { needle: Needle; uses: Use[] }>()
  for (const brand of brands) {
    for (const [file, text] of writtenIn(brand)) {
      for (const needle of search(text).flatMap(({ needles }) => needles)) {
        const key = `${needle.owner} ${needle.what}`
        if (needle.owner === brand.id || !fresh.has(needle.owner) || ofTool.has(key)) continue
        const known = uses.get(key) ?? { needle, uses: [] }
        known.uses.push({ tenant: brand.id, file })
        uses.set(key, known)
      }
    }
  }
  return [
    ...[...uses.values()].map(({ needle, uses: found }) => problemOf(needle, found)),
    ...[...ofTool.values()].filter(({ owner }) => fresh.has(owner)).map(wordOfTool),
  ]
}
