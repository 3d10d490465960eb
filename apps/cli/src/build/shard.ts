import { createHash } from 'node:crypto'

import { UserError } from '../terminal/userError.ts'

/**
 * Brands of one of several machines that share a build. A brand stays with its machine when others come or go, so that
 * each machine's cache holds what it needs; shards differ by a few brands in size.
 * @param shard `3/8` for the third of eight; absent, all brands
 * @throws {UserError} when it is no shard
 */
export function inShard(ids: readonly string[], shard: string | undefined): string[] {
  if (shard === undefined) return [...ids]
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number)
  if (!(number >= 1 && number <= count))
    throw new UserError(`--shard is '${shard}': give the number of this machine and of all, such as 3/8.`)
  const machineOf = (id: string) => createHash('sha256').update(id).digest().readUInt32BE(0) % count
  return ids.filter((id) => machineOf(id) === number - 1)
}
