/** Host of a request's `Host` header: without port and final dot, in lower case. */
export function hostName(header: string): string {
  return header.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
}

/** Something that is served on some hosts. */
export interface Hosted {
  readonly hosts: readonly string[]
}

/** Brands by host: a request looks at one brand, whatever their number. */
export interface HostIndex<T extends Hosted> {
  /** Every brand there is now, in the order of their ids. */
  readonly list: () => Promise<readonly T[]>
  /** @param header a `Host` header */
  readonly find: (header: string) => Promise<T | undefined>
}

export interface HostSource<T extends Hosted> {
  /** Ids that may be brands, sorted; of two brands with one host the first has it. */
  readonly ids: () => Promise<readonly string[]>
  /** The brand as it is now; cheap when it did not change, as every request asks. */
  readonly current: (id: string) => Promise<T | undefined>
}

/** Part of the time that looking for new brands may take, however many unknown hosts are asked for. */
const SCANNING = 1 / 20

/** Index that finds a new brand when somebody asks for its host, and notices a change with the next request. */
export function openHostIndex<T extends Hosted>({ ids, current }: HostSource<T>): HostIndex<T> {
  let owners = new Map<string, string>()
  let scanning: Promise<readonly T[]> | undefined
  let nextScan = 0

  async function scan(): Promise<readonly T[]> {
    const started = performance.now()
    const all = await Promise.all((await ids()).map(async (id) => ({ id, served: await current(id) })))
    const found = all.flatMap(({ id, served }) => (served === undefined ? [] : [{ id, served }]))
    owners = new Map(
      found.toReversed().flatMap(({ id, served }) => served.hosts.map((host) => [host, id] as const)),
    )
    const ended = performance.now()
    nextScan = ended + (ended - started) / SCANNING
    return found.map(({ served }) => served)
  }

  function list(): Promise<readonly T[]> {
    scanning ??= scan().finally(() => (scanning = undefined))
    return scanning
  }

  async function owner(name: string): Promise<T | undefined> {
    const id = owners.get(name)
    const served = id === undefined ? undefined : await current(id)
    return served?.hosts.includes(name) === true ? served : undefined
  }

  return {
    list,
    find: async (header) => {
      const name = hostName(header)
      const found = await owner(name)
      if (found !== undefined || (scanning === undefined && performance.now() < nextScan)) return found
      await list()
      return owner(name)
    },
  }
}
