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

/** Brands that one machine stamps in about the time that it takes to set itself up. */
const BRANDS_PER_SHARD = 100
/** Machines at once, well below the 256 jobs that a matrix may have. */
const MOST_SHARDS = 16

/** Shards of a build, such as `['1/2', '2/2']`; none without brands. */
export function shardsFor(brands: readonly string[]): string[] {
  const count = Math.min(MOST_SHARDS, Math.ceil(brands.length / BRANDS_PER_SHARD))
  return Array.from({ length: count }, (_, at) => `${at + 1}/${count}`)
}
