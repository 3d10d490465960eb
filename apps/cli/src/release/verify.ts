import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { UserError } from '../terminal/userError.ts'
import { examineRelease, namedFiles } from './damage.ts'
import { openHashes, type Hashes } from './hashes.ts'
import { verifySignature, type KeyText } from './signature.ts'
import { SIGNATURE_FILE, readManifest, type BrandStore, type Manifest } from './store.ts'

export interface VerifyOptions {
  /** Public key, or its PEM file, that the manifest has to be signed with. */
  readonly keyFile?: string | KeyText | undefined
  readonly hashes?: Hashes | undefined
  /** Hashes of contents that may be damaged. */
  readonly tolerated?: ReadonlySet<string> | undefined
}

/**
 * Verifies a release: its id equals its manifest's hash, every file has the hash in the manifest, there are no others,
 * and the manifest is signed if a key is required.
 * @throws {UserError} naming the first few files that differ
 */
export async function verifyRelease(
  brand: BrandStore,
  id: string,
  { keyFile, hashes = openHashes(), tolerated }: VerifyOptions = {},
): Promise<Manifest> {
  const { manifest, damages } = examineRelease(brand, id, hashes)
  const mend = `Mend it with livery releases repair ${brand.tenant}, or make it again with livery release ${brand.tenant}.`
  if (manifest === undefined) {
    await readManifest(brand, id)
    throw new UserError(`The manifest of ${id} was changed. ${mend}`)
  }
  if (keyFile !== undefined) {
    const { text } = await readManifest(brand, id)
    const signature = await readFile(join(brand.folder, id, SIGNATURE_FILE), 'utf8').catch(() => undefined)
    await verifySignature(id, text, signature, keyFile)
  }
  const serious = damages.filter(({ sha256 }) => sha256 === undefined || tolerated?.has(sha256) !== true)
  if (serious.length > 0)
    throw new UserError(`${id} is damaged (${namedFiles(serious)}): nothing was switched. ${mend}`)
  return manifest
}
