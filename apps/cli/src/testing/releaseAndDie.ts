/**
 * Performs one action on a store and kills itself with SIGKILL after the given number of disk changes;
 * started by the tests of releases.
 * node releaseAndDie.ts <changes> release|promote|canary|rollback <store> [bundle | release]
 */
import { captureRelease } from '../release/capture.ts'
import { openDisk } from '../release/disk.ts'
import { promote, rollback } from '../release/promote.ts'
import { brandStore } from '../release/store.ts'
import { SITE } from './bundleFixture.ts'

const [changes = '', what = '', store = '', which = ''] = process.argv.slice(2)
const brand = brandStore(store, 'harbour')
let left = Number(changes)
const disk = openDisk(() => {
  left--
  if (left === 0) process.kill(process.pid, 'SIGKILL')
})

if (what === 'release') await captureRelease({ disk, brand, bundle: which, site: SITE })
else if (what === 'promote') await promote({ disk, brand, release: which, keep: 1 })
else if (what === 'canary') await promote({ disk, brand, release: which, share: 25 })
else await rollback({ disk, brand })
