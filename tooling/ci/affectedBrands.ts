/** A task of `turbo run stamp --dry=json`, as far as it says what would have to be done. */
interface PlannedTask {
  readonly task: string
  readonly directory: string
  readonly cache: { readonly status: string }
}

/** Generated brands, whose folder begins with an underscore, go nowhere. */
const TENANT = /^tenants\/([^/_][^/]*)$/

/**
 * Brands whose bundle is not in the task runner's cache: something that goes into it has changed, be it their own folder,
 * the shared code or the tool. What a change cannot affect is in the cache of the branch it goes to.
 * @param plan what `turbo run stamp --dry=json` printed
 * @throws {SyntaxError} when that is no JSON
 */
export function affectedBrands(plan: string): string[] {
  const { tasks } = JSON.parse(plan) as { tasks: readonly PlannedTask[] }
  return tasks
    .filter(({ task, cache }) => task === 'stamp' && cache.status !== 'HIT')
    .flatMap(({ directory }) => TENANT.exec(directory.replaceAll('\\', '/'))?.[1] ?? [])
    .sort()
}
