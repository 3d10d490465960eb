import { readCatalogue } from '@livery/i18n/compile'

import type { TenantConfig } from '../config.ts'
import { listTenantFolders, type TenantFolder } from '../folder.ts'
import { inTurns } from '../inTurns.ts'
import { ENVIRONMENTS } from '../layers/environments.ts'
import { readTenant, type TenantReading } from '../load.ts'
import type { Problem } from '../problem.ts'
import { checkBrandContrast, checkFontCoverage, checkSeasons } from './appearance.ts'
import { checkApprovals } from './approvals.ts'
import { checkAssets, type DrawPicture } from './assets.ts'
import { checkBetweenFields } from './betweenFields.ts'
import { checkCompleteness, type Catalogues } from './completeness.ts'
import { firstProblems, MOST_OF_BRAND } from './firstProblems.ts'
import { checkFolder } from './folderEntries.ts'
import { checkHome } from './home.ts'
import { checkJurisdiction, checkRuleDates } from './jurisdiction.ts'
import { looksOf } from './looks.ts'
import { checkOverrides } from './messages.ts'
import { checkNames } from './names.ts'
import { checkPackageFiles } from './packageFiles.ts'
import { checkSports } from './sports.ts'
import { checkUniqueness } from './uniqueness.ts'

/** A brand as it was read and checked by itself, without what concerns several brands. */
export interface CheckedTenant {
  readonly reading: TenantReading
  /** Absent for a brand that was only read. */
  readonly problems?: readonly Problem[] | undefined
}

export interface CheckOptions {
  /** Brands to report on; absent, all that are not generated. All others are still read, for uniqueness. */
  readonly ids?: readonly string[] | undefined
  /** The product's texts; absent, those of `@livery/i18n`. */
  readonly catalogues?: Catalogues | undefined
  /** Draws pictures, to find those that no build can draw; absent, they are only read. */
  readonly draw?: DrawPicture | undefined
  /** Moment with which the dates of regulators' rules are compared; absent, the current one. */
  readonly now?: Date | undefined
  /** Brands that did not change since they were checked, by id; all others are read. */
  readonly known?: ReadonlyMap<string, CheckedTenant> | undefined
}

export interface CheckResult {
  /** Errors first, then warnings, each in the order of brands and files. */
  readonly problems: readonly Problem[]
  /** All brands that were read, also those not reported on. */
  readonly readings: readonly TenantReading[]
  /** The same brands, each with the problems of its own. */
  readonly checked: ReadonlyMap<string, CheckedTenant>
}

/** Reader of the product's texts that reads each language once. */
export function readCatalogues(): Catalogues {
  const known = new Map<string, ReturnType<typeof readCatalogue>>()
  const read: Catalogues['read'] = (code) => {
    const found = known.get(code) ?? readCatalogue(code)
    known.set(code, found)
    return found
  }
  return {
    // Read once somebody asks: most commands find every brand unchanged.
    get english() {
      return read('EN')
    },
    read,
  }
}

/** Rules that a change of an environment's values may break. */
const rulesOf = (config: TenantConfig, id: string): Problem[] => [
  ...checkBetweenFields(config, id),
  ...checkHome(config),
  ...checkSports(config),
  ...checkJurisdiction(config),
]

/** Problems of a brand's values for development, and those that only an environment has; each where it is written. */
function checkEnvironments({ id, environments = {}, originOf }: TenantReading, config: TenantConfig) {
  const keyOf = ({ field, code, found }: Problem) => `${field} ${code} ${found}`
  const problems = rulesOf(config, id)
  const known = new Set(problems.map(keyOf))
  const others = ENVIRONMENTS.flatMap((name) => {
    const found = environments[name] === undefined ? [] : rulesOf(environments[name], id)
    return found
      .filter((problem) => !known.has(keyOf(problem)))
      .map((problem) => ({ ...problem, ...originOf?.(problem.field, name) }))
  })
  return [...problems.map((problem) => ({ ...problem, ...originOf?.(problem.field) })), ...others]
}

async function checkOne(
  reading: TenantReading,
  catalogues: Catalogues,
  now: Date,
  draw: DrawPicture | undefined,
): Promise<Problem[]> {
  const { config, brand, id } = reading
  const looks = brand === undefined ? [] : looksOf(brand)
  return [
    // Warnings that a release looks for come first, because a brand's problems are told up to a number.
    ...(config === undefined ? [] : checkApprovals(reading, config, catalogues.read)),
    ...reading.problems,
    ...(config === undefined
      ? []
      : [
          ...checkNames(config, id, catalogues),
          ...checkRuleDates(config, now),
          ...checkEnvironments(reading, config),
        ]),
    ...(brand === undefined
      ? []
      : [...checkBrandContrast(id, brand, looks), ...checkSeasons(id, brand, now)]),
    ...(config === undefined || brand === undefined ? [] : checkFontCoverage(config, brand)),
    ...checkFolder(reading),
    ...checkPackageFiles(reading),
    ...(await checkAssets(reading, looks, draw)),
    ...checkOverrides(reading, catalogues.english),
    ...(config === undefined ? [] : checkCompleteness(config, catalogues)),
  ]
}

/**
 * Brands in progress: pictures of some are drawn, by another program, while the next ones are read. Enough of them that the
 * time in which the program starts, half a second, is not spent waiting.
 */
const CHECKED_AT_ONCE = 64

/**
 * Checks brands and reports all problems at once: schema, names shared by two brands, assets, contrast in both
 * themes, faces, texts, languages, jurisdiction.
 * @param root the repository's root, which holds `tenants/`
 */
export async function checkTenants(root: string, options: CheckOptions = {}): Promise<CheckResult> {
  const { ids, known, draw, now = new Date() } = options
  const folders = (await listTenantFolders(root)).filter(
    ({ id, generated }) => !generated || ids?.includes(id) === true,
  )
  const asked = ids && new Set(ids)
  const isAsked = (id: string) => asked === undefined || asked.has(id)
  const catalogues = options.catalogues ?? readCatalogues()
  const check = async (folder: TenantFolder): Promise<[string, CheckedTenant]> => {
    const before = known?.get(folder.id)
    const isToCheck = isAsked(folder.id) && before?.problems === undefined
    // A brand that was only read before is read again when it is checked, for the places of its values.
    if (before !== undefined && !isToCheck) return [folder.id, before]
    const reading = readTenant(folder)
    const problems = isToCheck
      ? firstProblems(await checkOne(reading, catalogues, now, draw), MOST_OF_BRAND)
      : undefined
    return [folder.id, { reading, problems }]
  }
  const checked = new Map(await inTurns(CHECKED_AT_ONCE, folders, check))
  const readings = [...checked.values()].map(({ reading }) => reading)
  const chosen = new Set([...checked.keys()].filter(isAsked))
  const found = [
    ...[...chosen].flatMap((id) => checked.get(id)?.problems ?? []),
    ...checkUniqueness(readings).filter(({ tenant }) => chosen.has(tenant)),
  ]
  const ofLevel = (level: Problem['level']) => found.filter((problem) => problem.level === level)
  return { problems: [...ofLevel('error'), ...ofLevel('warning')], readings, checked }
}
