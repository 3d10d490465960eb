/** Kind of rule that a tenant breaks; stable, so that CI can filter by it. */
export type ProblemCode =
  | 'folder'
  | 'load'
  | 'required'
  | 'type'
  | 'value'
  | 'unknown-key'
  | 'duplicate'
  | 'asset-missing'
  | 'asset-kind'
  | 'asset-unsafe'
  | 'asset-size'
  | 'brand'
  | 'contrast'
  | 'message-unknown'
  | 'message-placeholder'
  | 'message-syntax'
  | 'message-text'
  | 'name'
  | 'package'
  | 'language-incomplete'
  | 'font-coverage'
  | 'origin'
  | 'texts-unapproved'
  | 'texts-unnamed'
  | 'texts-changed'
  | 'jurisdiction'
  | 'capability'

/** Problem of one tenant, as `livery check --json` prints it. */
export interface Problem {
  readonly tenant: string
  /** Path from the repository's root, with forward slashes. */
  readonly file: string
  /** Dotted path inside the file, such as `languages.offered.2`; '' for the file itself. */
  readonly field: string
  /** Line and column of the field in the file, from 1, as `12:3`; absent where a file has no lines. */
  readonly place?: string
  readonly code: ProblemCode
  readonly found: string
  /** Allowed values, as a phrase that completes 'expected …'. */
  readonly expected: string
  /** Proposed replacement; '' when nothing better than `expected` can be said. */
  readonly suggestion: string
  /** A warning is printed and does not stop a build. */
  readonly level: 'error' | 'warning'
}

/** Error where a caller needs valid tenants and some are not; carries all of their problems. */
export class TenantProblems extends Error {
  override readonly name = 'TenantProblems'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(describeProblem).join('\n'))
    this.problems = problems
  }
}

/** File of a problem with its line and column, as editors open it: `tenants/coral/tenant.ts:12:3`. */
export function placeOf({ file, place }: Problem): string {
  return place === undefined ? file : `${file}:${place}`
}

/** Problem as one line: place, value found, values allowed, proposal. */
export function describeProblem(problem: Problem): string {
  const file = placeOf(problem)
  const where = problem.field === '' ? file : `${file} ${problem.field}`
  const advice = problem.suggestion === '' ? '' : ` ${problem.suggestion}`
  return `${where}: found ${problem.found}, expected ${problem.expected}.${advice}`
}
