import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { UserError } from '../terminal/userError.ts'
import { releaseId } from './capture.ts'
import { verifySignature } from './signature.ts'
import { SIGNATURE_FILE, SITE_FOLDER, readManifest } from './store.ts'
import type { BrandStore, Manifest } from './store.ts'

/**
 * Reads a release and proves that it is what was released: its name is its manifest's hash, every file has the hash
 * that the manifest says, and the manifest is signed where a key asks for it.
 * @throws {UserError} naming the first few files that are not what they were
 */
export async function verifyRelease(
  brand: BrandStore,
  id: string,
  keyFile: string | undefined,
): Promise<Manifest> {
  const { manifest, text } = await readManifest(brand, id)
  const again = `Make it again with livery release ${brand.tenant}.`
  if (releaseId(brand.tenant, text) !== id) throw new UserError(`The manifest of ${id} was changed. ${again}`)
  if (keyFile !== undefined) {
    const signature = await readFile(join(brand.folder, id, SIGNATURE_FILE), 'utf8').catch(() => undefined)
    await verifySignature(id, text, signature, keyFile)
  }
  const checked = manifest.files.map(async ({ path, sha256 }) => {
    const content = await readFile(join(brand.folder, id, SITE_FOLDER, path)).catch(() => undefined)
    const isSame = content !== undefined && createHash('sha256').update(content).digest('hex') === sha256
    return isSame ? [] : [path]
  })
  const damaged = (await Promise.all(checked)).flat()
  if (damaged.length > 0) {
    const named = `${damaged.slice(0, 3).join(', ')}${damaged.length > 3 ? ` and ${damaged.length - 3} more` : ''}`
    throw new UserError(`${id} is damaged (${named}): it was not promoted. ${again}`)
  }
  return manifest
}
