import type { BundleFile } from '../stamp/bundle.ts'
import { compressedCopies } from '../stamp/compress.ts'
import type { Document } from './makeDocuments.ts'

/** Documents of a bundle with their compressed copies, as they are written. */
export async function documentFiles(documents: readonly Document[]): Promise<BundleFile[]> {
  return [...documents, ...(await compressedCopies(documents))].sort((a, b) => (a.path < b.path ? -1 : 1))
}
