import { isBucketAddress } from '../bucket/s3.ts'
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
