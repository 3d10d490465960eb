import { parseFence, type FenceState } from './fenceState.ts'
import { FENCE_KEY, LIVES } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'

type Lives = FenceState['lives']

/** Folder of what has had so many lives before; '' for what is in its first one. */
const folderOf = (life: number) => (life === 0 ? '' : `${LIVES}${life}/`)

const lifeOf = (lives: Lives, key: string) => (Object.hasOwn(lives, key) ? (lives[key] ?? 0) : 0)

/**
 * Storage in which no removal comes late. A removal that its clean-up has given up may be carried out by the server at any
 * time: what it named is kept under a new name, and only that name is looked at. Which names are new, the fence says: who
 * reads or writes it through this storage, as all do who rely on what is stored, goes by it from then on.
 */
export function withLives(store: ObjectStore): ObjectStore {
  let known: Lives | undefined
  const learn = (fence: Buffer | undefined): Lives => (known = parseFence(store, fence?.toString()).lives)
  const lives = async () => known ?? learn((await store.get(FENCE_KEY))?.body)
  const nameOf = async (key: string) => folderOf(lifeOf(await lives(), key)) + key
  return {
    ...store,
    get: async (key) => {
      if (key !== FENCE_KEY) return store.get(await nameOf(key))
      const fence = await store.get(key)
      learn(fence?.body)
      return fence
    },
    put: async (key, body, ...rest) => {
      if (key !== FENCE_KEY) return store.put(await nameOf(key), body, ...rest)
      const etag = await store.put(key, body, ...rest)
      learn(body)
      return etag
    },
    list: async (prefix) => {
      const now = await lives()
      const found = [...new Set([0, ...Object.values(now)])].map(async (life) => {
        const folder = folderOf(life)
        return (await store.list(folder + prefix))
          .map((listed) => ({ ...listed, key: listed.key.slice(folder.length) }))
          .filter(({ key }) => lifeOf(now, key) === life)
      })
      return (await Promise.all(found)).flat()
    },
    remove: async (key) => store.remove(await nameOf(key)),
  }
}
