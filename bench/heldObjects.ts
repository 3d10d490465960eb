import type { CDPSession } from 'playwright'

/** Part of a heap snapshot (V8's format): one row of numbers for each node. */
interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } }
  readonly nodes: number[]
}

/** Kinds that the engine makes by itself: compiled code grows with use, and the browser keeps its timings and requests. */
const ENGINE = new Set(['code', 'native', 'hidden', 'synthetic', 'object shape'])

/** Bytes of the page's own objects, arrays, closures and strings after collecting garbage. */
export async function heldObjects(session: CDPSession): Promise<number> {
  const chunks: string[] = []
  const keep = ({ chunk }: { readonly chunk: string }): void => {
    chunks.push(chunk)
  }
  await session.send('HeapProfiler.collectGarbage')
  session.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: kinds } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!ENGINE.has(kinds[0][nodes[at + type] ?? -1] ?? '')) bytes += nodes[at + size] ?? 0
  return bytes
}
