/**
 * Builds the bundles of one shard through turbo's cache: `npm run stamp -- 2/8 aurora lotus`. The brands are those of all
 * shards; a brand is always in the same one.
 */
import { spawnSync } from 'node:child_process'

import { inShard } from '../../apps/cli/src/build/shard.ts'

const [shard, ...brands] = process.argv.slice(2)
const own = inShard(brands, shard)
console.log(`${own.length} of ${brands.length} brands: ${own.join(', ')}`)
if (own.length > 0) {
  const filters = own.map((brand) => `--filter=@livery/tenant-${brand}`)
  const options = ['--concurrency=100%', ...filters]
  process.exitCode = spawnSync('turbo', ['run', 'stamp', ...options], { stdio: 'inherit' }).status ?? 1
}
