import type { Manifest } from '../release/store.ts'
import { OBJECTS, objectKey } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'

/** Requests that are under way at once. */
export const AT_ONCE = 16

/** Sizes of the contents of a store by key. */
export interface Contents {
  /**
   * One list serves all brands of a command as long as nothing is removed.
   * @param fence state of the fence
   */
  readonly at: (fence: string | undefined) => Promise<Map<string, number>>
}

export function openContents(store: ObjectStore): Contents {
  let known: { readonly fence: string | undefined; readonly sizes: Promise<Map<string, number>> } | undefined
  return {
    at: (fence) => {
      if (known === undefined || known.fence !== fence) {
        const sizes = store.list(OBJECTS).then((all) => new Map(all.map(({ key, bytes }) => [key, bytes])))
        known = { fence, sizes }
      }
      return known.sizes
    },
  }
}

/** Files of a release whose content is missing or has another size. */
export function missingFiles({ files }: Manifest, sizes: ReadonlyMap<string, number>) {
  return files.filter(({ path, sha256, bytes }) => sizes.get(objectKey(path, sha256)) !== bytes)
}
