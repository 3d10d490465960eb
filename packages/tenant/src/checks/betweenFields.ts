import type { TenantConfig } from '../config.ts'
import { tenantFile } from '../folder.ts'
import type { Problem, ProblemCode } from '../problem.ts'

/**
 * Rules between fields: a feature that is switched on has the fields that it needs, and names agree with the
 * folder.
 */
export function checkBetweenFields(config: TenantConfig, folderId: string): Problem[] {
  const problems: Problem[] = []
  const report = (field: string, code: ProblemCode, found: string, expected: string, suggestion = '') =>
    problems.push({
      tenant: folderId,
      file: tenantFile(folderId, 'tenant.ts'),
      field,
      code,
      found,
      expected,
      suggestion,
      level: 'error',
    })

  if (config.id !== folderId) report('id', 'value', `'${config.id}'`, `the folder's name, '${folderId}'`)
  if (!config.languages.offered.includes(config.languages.default)) {
    const suggestion = `Add '${config.languages.default}' to languages.offered or choose another default.`
    report(
      'languages.default',
      'value',
      `'${config.languages.default}'`,
      `one of ${config.languages.offered.join(', ')}`,
      suggestion,
    )
  }
  // A host name cannot contain an underscore: generated brands have a host without theirs.
  const localHost = `${folderId.replace(/^_/, '')}.localhost`
  if (!config.hosts.includes(localHost)) {
    report(
      'hosts',
      'value',
      config.hosts.join(', '),
      `'${localHost}' among them, for development`,
      `Add '${localHost}'.`,
    )
  }
  for (const [flag, provider] of [
    ['FACEBOOKLOGIN3', 'facebook'],
    ['GOOGLELOGIN3', 'google'],
  ] as const) {
    if (config.flags[flag] && config.signIn[provider] === undefined) {
      report(
        `signIn.${provider}`,
        'capability',
        'nothing',
        `{ clientId } because flags.${flag} is on`,
        `Add it or switch ${flag} off.`,
      )
    }
  }
  if (config.games.categories.includes('COCKFIGHT') && config.games.cockfight === undefined) {
    const expected = '{ vendor, gameId, nodeId } because games.categories has COCKFIGHT'
    report('games.cockfight', 'capability', 'nothing', expected, 'Add it or take COCKFIGHT out.')
  }
  if (
    config.registration.methods[0] === 'mobileNum' &&
    config.registration.methods.length === 1 &&
    !config.flags.MOBILEVERCODELOGIN3
  ) {
    const expected =
      "'username' among them, because flags.MOBILEVERCODELOGIN3 is off and members could not sign in"
    report(
      'registration.methods',
      'capability',
      'mobileNum alone',
      expected,
      "Add 'username' or switch MOBILEVERCODELOGIN3 on.",
    )
  }
  return problems
}
