/** Task of `turbo run stamp --dry=json`: the fields that decide whether it would run. */
interface PlannedTask {
  readonly task: string
  readonly directory: string
  readonly cache: { readonly status: string }
}

/** Path of a brand's folder; generated brands, whose folder begins with an underscore, are never deployed. */
const TENANT = /^tenants\/([^/_][^/]*)$/

/**
 * Brands whose bundle is not in turbo's cache: one of its inputs has changed, be it their own folder, the
 * shared code or the tool. A bundle that a change cannot affect is in the cache of the target branch.
 * @param plan output of `turbo run stamp --dry=json`
 * @throws {SyntaxError} when that is not JSON
 */
export function affectedBrands(plan: string): string[] {
  const { tasks } = JSON.parse(plan) as { tasks: readonly PlannedTask[] }
  return tasks
    .filter(({ task, cache }) => task === 'stamp' && cache.status !== 'HIT')
    .flatMap(({ directory }) => TENANT.exec(directory.replaceAll('\\', '/'))?.[1] ?? [])
    .sort()
}
