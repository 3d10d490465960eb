import { existsSync } from 'node:fs'

import { isBucketAddress } from '../bucket/s3.ts'
import { UserError } from '../terminal/userError.ts'
import { openFolderStore } from './folderStore.ts'
import type { ReleaseStore } from './releaseStore.ts'
import { storeFolder } from './store.ts'

/**
 * Store that is named: `s3://bucket/prefix`, else a folder; absent, `releases/` at the repository's root. The client of the
 * S3 API is loaded where a bucket is named and nowhere else.
 */
export async function openStore(root: string, named: string | undefined): Promise<ReleaseStore> {
  if (!isBucketAddress(named)) return openFolderStore(storeFolder(root, named))
  const [{ openBucketStore }, { openS3 }] = await Promise.all([
    import('../bucket/bucketStore.ts'),
    import('../bucket/s3.ts'),
  ])
  return openBucketStore(await openS3(named))
}

/**
 * Store that is read or changed, not begun: a misspelt folder is no empty store, of which a timer would say for good that
 * nothing is due.
 * @throws {UserError} when the folder that is named is not there
 */
export async function openKnownStore(root: string, named: string | undefined): Promise<ReleaseStore> {
  const store = await openStore(root, named)
  if (named !== undefined && !isBucketAddress(named) && !existsSync(store.address))
    throw new UserError(
      `There is no folder ${store.address}: look at --store, or begin it with livery release.`,
    )
  return store
}
