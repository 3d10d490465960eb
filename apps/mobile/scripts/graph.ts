import type { Manifest } from 'vite'

import type { CoreNode } from './core.ts'

/**
 * Keys of a graph that can be reached from some of its keys, those included.
 * @param next keys that a key leads to
 */
export function reachFrom(starts: Iterable<string>, next: (key: string) => readonly string[]): Set<string> {
  // A set goes on to what is added to it while it is walked.
  const reached = new Set(starts)
  for (const key of reached) for (const following of next(key)) reached.add(following)
  return reached
}

/** Vite's manifest as far as reaching files is concerned: what each chunk brings, and where it may lead. */
export function readGraph(manifest: Manifest): Record<string, CoreNode> {
  const nodes = Object.entries(manifest).map(([key, chunk]): [string, CoreNode] => [
    key,
    {
      files: [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])],
      next: [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])],
    },
  ])
  return Object.fromEntries(nodes.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Files that become unreachable when some chunks are removed. Files outside the graph, such as a worker's,
 * are never among them.
 * @param closed keys of the removed chunks
 */
export function filesBehind(
  graph: Readonly<Record<string, CoreNode>>,
  entry: string,
  closed: ReadonlySet<string>,
): ReadonlySet<string> {
  const start = Object.keys(graph).filter((key) => graph[key]?.files.includes(entry))
  const reach = (walls: ReadonlySet<string>) => {
    const open = (keys: readonly string[]) => keys.filter((key) => !walls.has(key))
    const keys = reachFrom(open(start), (key) => open(graph[key]?.next ?? []))
    return new Set([...keys].flatMap((key) => graph[key]?.files ?? []))
  }
  const left = reach(closed)
  return new Set([...reach(new Set())].filter((file) => !left.has(file)))
}
