import { randomUUID } from 'node:crypto'

import { ChangedMeanwhile, type Kind, type ObjectStore } from '../bucket/objectStore.ts'

/** Object storage in memory, with its objects open to the test. */
export interface MemoryObjects extends ObjectStore {
  readonly objects: Map<string, { readonly body: Buffer; readonly etag: string; readonly kind: Kind }>
}

/** @param conditions false for a server that passes over the conditions of writes, as some do */
export function memoryObjects({ conditions = true } = {}): MemoryObjects {
  const objects: MemoryObjects['objects'] = new Map()
  const under = (prefix: string) => [...objects.keys()].filter((key) => key.startsWith(prefix)).sort()
  return {
    address: 's3://memory/site',
    objects,
    get: (key) => Promise.resolve(objects.get(key)),
    put: async (key, body, kind, expected) => {
      await Promise.resolve()
      if (conditions && expected !== undefined && objects.get(key)?.etag !== expected.etag)
        throw new ChangedMeanwhile(key)
      const etag = randomUUID()
      objects.set(key, { body, etag, kind })
      return etag
    },
    list: (prefix) =>
      Promise.resolve(
        under(prefix).map((key) => ({ key, bytes: objects.get(key)?.body.length ?? 0, at: new Date() })),
      ),
    folders: (prefix) =>
      Promise.resolve([...new Set(under(prefix).map((key) => key.slice(prefix.length).split('/')[0] ?? ''))]),
    remove: async (key) => {
      await Promise.resolve()
      objects.delete(key)
      return true
    },
  }
}

/** A write that never ends, as for a process that is killed: nothing behind it happens any more. */
const NEVER = new Promise<never>(() => {})

/** A storage whose user is killed once the server has a change, before the answer is there. */
export interface Dying extends ObjectStore {
  /** Resolves when the user was killed. */
  readonly killed: Promise<void>
}

/** @param changes number of the change that is the last one: the one after it would find the same storage */
export function dyingObjects(store: ObjectStore, changes: number): Dying {
  let left = changes
  let die = () => {}
  const killed = new Promise<void>((resolve) => (die = resolve))
  async function change<T>(work: () => Promise<T>): Promise<T> {
    left--
    if (left < 0) return NEVER
    if (left > 0) return work()
    // A write whose condition does not hold is a change that came to nothing.
    await work().catch(() => undefined)
    die()
    return NEVER
  }
  return {
    ...store,
    killed,
    put: (...args) => change(() => store.put(...args)),
    remove: (key) => change(() => store.remove(key)),
  }
}
