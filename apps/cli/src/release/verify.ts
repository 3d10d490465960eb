import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { UserError } from '../terminal/userError.ts'
import { releaseId } from './capture.ts'
import { verifySignature } from './signature.ts'
import { SIGNATURE_FILE, SITE_FOLDER, readManifest, type BrandStore, type Manifest } from './store.ts'

/**
 * Verifies a release: its id equals its manifest's hash, every file has the hash in the manifest, and the
 * manifest is signed if a key is required.
 * @throws {UserError} naming the first few files that differ
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
