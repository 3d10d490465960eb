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
  return [...problems, ...contradictions(config, folderId)]
}

/**
 * Flags that contradict each other. Nothing breaks by them, but an entry of a menu leads to a page that cannot be
 * used, or no entry leads to a page.
 */
function contradictions({ flags, registration }: TenantConfig, folderId: string): Problem[] {
  const told: [wrong: boolean, field: string, found: string, expected: string][] = [
    [
      !flags.MENU_DEPOSIT && !flags.MENU_WITHDRAW,
      'flags.MENU_DEPOSIT',
      'false, as flags.MENU_WITHDRAW',
      'a way to the money: one of the two entries',
    ],
    [
      flags.REFERRAL && !flags.MENU_INVITE_FRIENDS,
      'flags.MENU_INVITE_FRIENDS',
      'false although flags.REFERRAL is on',
      'both on, or both off: nobody finds the page of an entry that is missing',
    ],
    [
      flags.MOBILEVERCODELOGIN3 && !registration.methods.includes('mobileNum'),
      'flags.MOBILEVERCODELOGIN3',
      "true although registration.methods has no 'mobileNum'",
      'members who have a number to sign in with: add mobileNum, or switch it off',
    ],
  ]
  return told
    .filter(([wrong]) => wrong)
    .map(([, field, found, expected]) => ({
      tenant: folderId,
      file: tenantFile(folderId, 'tenant.ts'),
      field,
      code: 'capability',
      found,
      expected,
      suggestion: '',
      level: 'warning',
    }))
}
