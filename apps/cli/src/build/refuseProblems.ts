import { TenantProblems, type Problem } from '@livery/tenant'

/** @throws {TenantProblems} with the errors, when there are any; warnings do not stop a build */
export function refuseProblems(problems: readonly Problem[]): void {
  const errors = problems.filter(({ level }) => level === 'error')
  if (errors.length > 0) throw new TenantProblems(errors)
}
