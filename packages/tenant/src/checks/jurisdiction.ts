import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import { JURISDICTIONS } from '../jurisdictions/index.ts'
import { hasEnded, isUnread, READ_AGAIN_AFTER_DAYS } from '../jurisdictions/rule.ts'
import type { Problem } from '../problem.ts'

/**
 * Checks the requirements of the tenant's regulator for its data: licence number, ages, licensee, help
 * organisations.
 */
export function checkJurisdiction(config: TenantConfig): Problem[] {
  const { legal } = config
  const rules = JURISDICTIONS[legal.jurisdiction]
  const problem = (field: string, found: string, expected: string, suggestion = ''): Problem => ({
    tenant: config.id,
    file: tenantFile(config.id, 'tenant.ts'),
    field: `legal.${field}`,
    code: 'jurisdiction',
    found,
    expected,
    suggestion,
    level: 'error',
  })
  const problems: Problem[] = []
  if (!rules.licence.pattern.test(legal.licenceNumber)) {
    problems.push(
      problem(
        'licenceNumber',
        `'${legal.licenceNumber}'`,
        `a licence number of ${rules.name}, such as ${rules.licence.example}`,
      ),
    )
  }
  if (legal.licenceNumber === rules.licence.example) {
    const example = problem(
      'licenceNumber',
      `'${legal.licenceNumber}', the pack's own example`,
      "the brand's licence",
    )
    problems.push({ ...example, level: 'warning' })
  }
  if (legal.minimumAge < rules.minimumAge) {
    problems.push(
      problem('minimumAge', String(legal.minimumAge), `at least ${rules.minimumAge} in ${rules.name}`),
    )
  }
  if (legal.birthdayMinimumAge < legal.minimumAge) {
    const expected = `at least legal.minimumAge (${legal.minimumAge})`
    problems.push(problem('birthdayMinimumAge', String(legal.birthdayMinimumAge), expected))
  }
  for (const field of rules.required) {
    if (legal[field] === undefined)
      problems.push(problem(field, 'nothing', `what ${rules.regulator.name} requires to be shown`))
  }
  if (legal.licenceUrl !== undefined && !rules.registerHosts.some((host) => isOn(host, legal.licenceUrl))) {
    const expected = `this licence in the register of ${rules.regulator.name}, on ${rules.registerHosts.join(' or ')}`
    problems.push(problem('licenceUrl', `'${legal.licenceUrl}'`, expected))
  }
  const linked = legal.responsibleGaming.map(({ url }) => new URL(url).hostname)
  const isLinked = (host: string) => legal.responsibleGaming.some(({ url }) => isOn(host, url))
  if (rules.helpHosts.length > 0 && !rules.helpHosts.some(isLinked)) {
    const expected = `a link to at least one of ${rules.helpHosts.join(', ')}`
    problems.push(problem('responsibleGaming', `links to ${linked.join(', ')}`, expected))
  }
  for (const host of rules.schemeHosts.filter((scheme) => !isLinked(scheme))) {
    const expected = `a link to ${host}, which ${rules.regulator.name} requires`
    problems.push(problem('responsibleGaming', `links to ${linked.join(', ')}`, expected))
  }
  return problems
}

/**
 * Checks the dates of the rules of the tenant's regulator: an error for each rule that has ended, one warning for
 * those that nobody has read for {@link READ_AGAIN_AFTER_DAYS} days.
 * @param pack rules to check; the brand's own unless a test passes others
 */
export function checkRuleDates(
  { id, legal }: TenantConfig,
  now: Date,
  pack = JURISDICTIONS[legal.jurisdiction],
): Problem[] {
  const { name, obligations, conduct = [] } = pack
  const rules = [...obligations, ...conduct]
  const problem = (
    level: Problem['level'],
    found: string,
    expected: string,
    suggestion: string,
  ): Problem => ({
    tenant: id,
    file: tenantFile(id, 'tenant.ts'),
    field: 'legal.jurisdiction',
    code: 'jurisdiction',
    found,
    expected,
    suggestion,
    level,
  })
  const ended = rules
    .filter((rule) => hasEnded(rule, now))
    .map((rule) =>
      problem(
        'error',
        `'${rule.source}' of ${name}, which ended on ${rule.until}`,
        'rules in force',
        'Read what has replaced it and bring the pack up to date.',
      ),
    )
  const unread = rules.filter((rule) => isUnread(rule, now))
  if (unread.length === 0) return ended
  const [oldest] = unread.map(({ read }) => read).toSorted()
  return [
    ...ended,
    problem(
      'warning',
      `${unread.length} of ${rules.length} rules of ${name} last read on ${oldest}`,
      `each rule read within ${READ_AGAIN_AFTER_DAYS} days`,
      "Read them at the regulator's own pages and write the day into the pack.",
    ),
  ]
}

/** True for an address on a host or one of its subdomains. */
function isOn(host: string, url: string | undefined): boolean {
  if (url === undefined) return false
  const { hostname } = new URL(url)
  return hostname === host || hostname.endsWith(`.${host}`)
}
