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
import { namesOf, needlesOf, type Needle } from '../stamp/leakNeedles.ts'
import { rememberOwnTexts } from '../stamp/leakScan.ts'

type Read = TenantReading & { readonly config: TenantConfig }

/** Parts of a brand that a claim is made of. */
type Claimant = Pick<Read, 'id' | 'config'> & {
  readonly brand?: Read['brand'] | undefined
  readonly environments?: Read['environments'] | undefined
}

const isRead = (reading: TenantReading): reading is Read => reading.config !== undefined

/** Data that somebody wrote for a brand, by its file; a file that cannot be read is told by that brand's own check. */
function writtenIn({ id, path, config }: Read): [file: string, text: string][] {
  const files = [ASSETS_FOLDER, MESSAGES_FOLDER]
    .flatMap((below) => brandEntries(path, below))
    .filter(({ folder, refused }) => !folder && refused === undefined)
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

/** Use of a brand's data by another brand. */
interface Use {
  readonly tenant: string
  readonly file: string
}

const keyOf = ({ owner, what, text }: Needle): string => `${owner} ${what} ${text}`

const isName = ({ what }: Needle): boolean => what === 'id' || what === 'name'

/** Problem of the brand that owns the data, where others used it before. */
function problemOfOwner(needle: Needle, uses: readonly Use[]): Problem {
  const { owner, what, text } = needle
  const [{ tenant, file } = { tenant: '', file: '' }] = uses
  const others = new Set(uses.map((use) => use.tenant)).size - 1
  const more = others > 0 ? ` and ${others} more` : ''
  const advice = isName(needle)
    ? 'choose another name, or write nameIsWord: true, and no bundle is searched for this word.'
    : `choose another ${what}.`
  return {
    tenant: owner,
    file: tenantFile(owner, what === 'colour' ? 'brand.ts' : 'tenant.ts'),
    field: what,
    code: 'name',
    found: `'${text}', which ${tenant}${more} uses (${file})`,
    expected: `a ${isName(needle) ? 'name' : what} that no other brand uses`,
    suggestion: `Their bundles could not be built: ${advice}`,
    level: 'error',
  }
}

/** Problem of a brand that came to use the data of another. */
const problemOfUser = ({ owner, what, text }: Needle, { tenant, file }: Use): Problem => ({
  tenant,
  file,
  field: '',
  code: 'name',
  found: `the ${what} '${text}' of ${owner}`,
  expected: 'no data of another brand',
  suggestion: 'Its bundle could not be built: remove it.',
  level: 'error',
})

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
 * Everything of a brand that another's bundle may not have. The name of a brand with `nameIsWord` is among it, though it is
 * no clash: Harbour in Harbour Gold means the latter, and is not searched for.
 */
function needlesOfReading({ id, config, brand, environments }: Claimant): Needle[] {
  const names = namesOf({ id, config })
  if (brand === undefined) return names
  return [...names, ...needlesOf({ id, config, brand, environments }).filter((needle) => !isName(needle))]
}

/**
 * Data of a brand that others may not show, as one text: it says whether the data changed.
 * @returns undefined for a brand that could not be read
 */
export function claimOf({
  config,
  ...rest
}: Omit<Claimant, 'config'> & { readonly config?: TenantReading['config'] | undefined }): string | undefined {
  return config && JSON.stringify([config.nameIsWord, needlesOfReading({ config, ...rest })])
}

/**
 * Data of brands that stands in other brands' texts, files and settings. It is told as the fault of the brand that is new to
 * it: the owner whose data is new, or the brand whose texts are. The others were there before, and a build of theirs must
 * not stop because of it.
 * @param owners ids of brands whose names, colours and the like are new
 * @param users ids of brands whose texts and files are new
 */
export function nameClashes(
  owners: ReadonlySet<string>,
  readings: readonly TenantReading[],
  users: ReadonlySet<string> = new Set(),
): Problem[] {
  const brands = readings.filter(isRead)
  const byId = new Map(brands.map((brand) => [brand.id, brand]))
  const isWord = (needle: Needle) => isName(needle) && byId.get(needle.owner)?.config.nameIsWord === true
  if (!brands.some(({ id }) => owners.has(id) || users.has(id))) return []
  const needles = brands.flatMap(needlesOfReading)
  const search = createLeakIndex(needles)
  // In the texts of brands that are not new only data that is new is told, and few of them have any.
  const searchNew = createLeakIndex(needles.filter(({ owner }) => owners.has(owner)))
  const ofTool = new Map<string, Needle>()
  for (const { needles } of toolTexts().flatMap(search))
    for (const needle of needles.filter(isName)) ofTool.set(keyOf(needle), needle)
  const isOwn = rememberOwnTexts(brands)
  const ofOwners = new Map<string, { needle: Needle; uses: Use[] }>()
  const ofUsers = new Map<string, Problem>()
  const readBy = owners.size > 0 ? brands : brands.filter(({ id }) => users.has(id))
  for (const brand of readBy) {
    for (const [file, text] of writtenIn(brand)) {
      if (!users.has(brand.id) && searchNew(text).length === 0) continue
      for (const { text: spelt, needles } of search(text)) {
        for (const needle of needles) {
          const key = keyOf(needle)
          if (needle.owner === brand.id || isWord(needle) || ofTool.has(key)) continue
          if (!owners.has(needle.owner) && !users.has(brand.id)) continue
          // Data that two brands have in common, such as their licensee, is no sign of a leak.
          if (isOwn(brand.id, spelt)) continue
          const use = { tenant: brand.id, file }
          if (users.has(brand.id))
            ofUsers.set(`${needle.owner} ${spelt.toLowerCase()} ${file}`, problemOfUser(needle, use))
          if (!owners.has(needle.owner)) continue
          const known = ofOwners.get(key) ?? { needle, uses: [] }
          known.uses.push(use)
          ofOwners.set(key, known)
        }
      }
    }
  }
  return [
    ...[...ofOwners.values()].map(({ needle, uses }) => problemOfOwner(needle, uses)),
    ...ofUsers.values(),
    ...[...ofTool.values()].filter((needle) => owners.has(needle.owner) && !isWord(needle)).map(wordOfTool),
  ]
}
