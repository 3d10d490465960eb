import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { LanguageCode, Messages } from '@livery/i18n'
import type { Core, CoreFile } from '@livery/mobile/core'
import { LICENCES_FILE, type Licence } from '@livery/mobile/licences'
import type { BootData, DocumentContent } from '@livery/tenant'

import type { BundleFile } from '../stamp/bundle.ts'

/** Export of `@livery/app/document` that the stamp calls. */
export type RenderDocument = (request: {
  readonly boot: BootData
  readonly language: LanguageCode
  readonly messages: Messages
  /** Address on the site, with its query. */
  readonly path: string
  /** Answers the public calls to the gateway; a call that rejects leaves a placeholder. */
  readonly fetch: typeof globalThis.fetch
}) => Promise<RenderedDocument>

/** Content of a public page. */
export interface RenderedDocument {
  /** Content of `#root`. */
  readonly html: string
  readonly title: string
  /** Answers that the content was made of. */
  readonly answers: DocumentContent['answers']
}

/** Shared compile of the site, loaded for stamping. */
export interface LoadedCore {
  readonly core: Core
  readonly folder: string
  readonly serviceWorker: string
  readonly renderDocument: RenderDocument
  /** Licences of all third-party packages in the compile, whatever part of it a brand takes. */
  readonly licences: readonly Licence[]
  /** Text of a core file, read from disk only once. */
  readonly read: (path: string) => Promise<string>
}

export async function loadCore(core: Core, folder: string): Promise<LoadedCore> {
  const address = pathToFileURL(join(folder, core.document))
  // The query string names the release: Node would otherwise return the cached module of an earlier compile.
  const module = (await import(`${address.href}?release=${core.release}`)) as {
    renderDocument: RenderDocument
  }
  const serviceWorker = await readFile(join(folder, core.serviceWorker), 'utf8')
  const licences = JSON.parse(await readFile(join(folder, LICENCES_FILE), 'utf8')) as readonly Licence[]
  const texts = new Map<string, Promise<string>>()
  const read = (path: string) => {
    const text = texts.get(path) ?? readFile(join(folder, path), 'utf8')
    texts.set(path, text)
    return text
  }
  return { core, folder, serviceWorker, renderDocument: module.renderDocument, licences, read }
}

/** A core file in a brand's bundle: a link to it and to its compressed copy. */
export function linked(folder: string, file: CoreFile): BundleFile[] {
  const source = join(folder, file.path)
  const copy = file.brotliBytes
  return [
    { path: file.path, source, bytes: file.bytes },
    ...(copy === undefined ? [] : [{ path: `${file.path}.br`, source: `${source}.br`, bytes: copy }]),
  ]
}
