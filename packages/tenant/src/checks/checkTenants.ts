import { readCatalogue } from '@livery/i18n/compile'

import { readTenants, type TenantReading } from '../load.ts'
import type { Problem } from '../problem.ts'
import { checkBrandContrast, checkFontCoverage } from './appearance.ts'
import { checkAssets } from './assets.ts'
import { checkBetweenFields } from './betweenFields.ts'
import { checkCompleteness, type Catalogues } from './completeness.ts'
import { checkFolder } from './folderEntries.ts'
import { checkHome } from './home.ts'
import { checkJurisdiction, checkRuleDates } from './jurisdiction.ts'
import { checkOverrides } from './messages.ts'
import { checkUniqueness } from './uniqueness.ts'

export interface CheckOptions {
  /** Brands to report on; absent, all that are not generated. All others are still read, for uniqueness. */
  readonly ids?: readonly string[] | undefined
  /** The product's texts; absent, those of `@livery/i18n`. */
  readonly catalogues?: Catalogues | undefined
  /** Moment with which the dates of regulators' rules are compared; absent, the current one. */
  readonly now?: Date | undefined
}

export interface CheckResult {
  /** Errors first, then warnings, each in the order of brands and files. */
  readonly problems: readonly Problem[]
  /** All brands that were read, also those not reported on. */
  readonly readings: readonly TenantReading[]
}

function readCatalogues(): Catalogues {
  const known = new Map<string, ReturnType<typeof readCatalogue>>()
  const read: Catalogues['read'] = (code) => {
    const found = known.get(code) ?? readCatalogue(code)
    known.set(code, found)
    return found
  }
  return { english: read('EN'), read }
}

async function checkOne(reading: TenantReading, catalogues: Catalogues, now: Date): Promise<Problem[]> {
  const { config, brand, id } = reading
  return [
    ...reading.problems,
    ...(config === undefined
      ? []
      : [
          ...checkBetweenFields(config, id),
          ...checkHome(config),
          ...checkJurisdiction(config),
          ...checkRuleDates(config, now),
        ]),
    ...(brand === undefined ? [] : checkBrandContrast(id, brand)),
    ...(config === undefined || brand === undefined ? [] : checkFontCoverage(config, brand)),
    ...(await checkFolder(reading)),
    ...(await checkAssets(reading)),
    ...(await checkOverrides(reading, catalogues.english)),
    ...(config === undefined ? [] : checkCompleteness(config, catalogues)),
  ]
}

/**
 * Checks brands and reports all problems at once: schema, names shared by two brands, assets, contrast in both
 * themes, faces, texts, languages, jurisdiction.
 * @param root the repository's root, which holds `tenants/`
 */
export async function checkTenants(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  const { ids, now = new Date() } = options
  const regular = await readTenants(root)
  const missing = ids?.filter((id) => !regular.some((reading) => reading.id === id)) ?? []
  const readings =
    missing.length === 0 ? regular : [...regular, ...(await readTenants(root, { ids: missing }))]
  const catalogues = options.catalogues ?? readCatalogues()
  const chosen = readings.filter(({ id }) => ids === undefined || ids.includes(id))
  const found = [
    ...(await Promise.all(chosen.map((reading) => checkOne(reading, catalogues, now)))).flat(),
    ...checkUniqueness(readings).filter(({ tenant }) => chosen.some(({ id }) => id === tenant)),
  ]
  const ofLevel = (level: Problem['level']) => found.filter((problem) => problem.level === level)
  return { problems: [...ofLevel('error'), ...ofLevel('warning')], readings }
}
