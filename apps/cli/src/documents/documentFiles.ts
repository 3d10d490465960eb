import type { BundleFile } from '../stamp/bundle.ts'
import { compressedCopies } from '../stamp/compress.ts'
import type { Document } from './makeDocuments.ts'

/** Documents of a bundle with their compressed copies, as they are written. */
export async function documentFiles(documents: readonly Document[]): Promise<BundleFile[]> {
  // In bytes, once: each is measured, compressed and written.
  const files = documents.map(({ path, content }) => ({ path, content: Buffer.from(content) }))
  return [...files, ...(await compressedCopies(files))].sort((a, b) => (a.path < b.path ? -1 : 1))
}
