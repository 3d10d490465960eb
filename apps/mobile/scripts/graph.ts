import type { Manifest } from 'vite'

import type { CoreNode } from './core.ts'

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
 * Files that nothing leads to any more when some chunks are closed. A file that the graph does not know, such as a
 * worker's, is never among them.
 * @param closed keys of the graph that are not to be entered
 */
export function filesBehind(
  graph: Readonly<Record<string, CoreNode>>,
  entry: string,
  closed: ReadonlySet<string>,
): ReadonlySet<string> {
  const start = Object.keys(graph).filter((key) => graph[key]?.files.includes(entry))
  const reach = (walls: ReadonlySet<string>) => {
    const seen = new Set<string>()
    const visit = (key: string) => {
      if (seen.has(key) || walls.has(key)) return
      seen.add(key)
      graph[key]?.next.forEach(visit)
    }
    start.forEach(visit)
    return new Set([...seen].flatMap((key) => graph[key]?.files ?? []))
  }
  const left = reach(closed)
  return new Set([...reach(new Set())].filter((file) => !left.has(file)))
}
