import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { Messages } from '@livery/i18n'
import { restOf } from '@livery/i18n/compile'
import type { Core, CoreFile } from '@livery/mobile/core'
import { LICENCES_FILE, type Licence } from '@livery/mobile/licences'

import { loadRenderer, type RenderDocument } from '../documents/renderer.ts'
import type { BundleFile } from '../stamp/bundle.ts'

/** Shared compile of the site, loaded for stamping. */
export interface LoadedCore {
  readonly core: Core
  readonly folder: string
  readonly serviceWorker: string
  /** Renderer of documents, loaded with its first one: a build that finds everything unchanged renders none. */
  readonly renderDocument: RenderDocument
  /** Renderer of documents: a module for Node, which needs nothing beside it. */
  readonly renderer: CoreFile
  /** Licences of all third-party packages in the compile, whatever part of it a brand takes. */
  readonly licences: readonly Licence[]
  /** Text of a core file, read from disk only once. */
  readonly read: (path: string) => Promise<string>
  /** Messages of a core file, parsed only once. */
  readonly messages: (path: string) => Promise<Messages>
  /** All messages of a language by the path of its first file, put together only once. */
  readonly allMessages: (path: string) => Promise<Messages>
}

export async function loadCore(core: Core, folder: string): Promise<LoadedCore> {
  const renderer = join(folder, core.document)
  const serviceWorker = await readFile(join(folder, core.serviceWorker), 'utf8')
  const licences = JSON.parse(await readFile(join(folder, LICENCES_FILE), 'utf8')) as readonly Licence[]
  const texts = new Map<string, Promise<string>>()
  const read = (path: string) => {
    const text = texts.get(path) ?? readFile(join(folder, path), 'utf8')
    texts.set(path, text)
    return text
  }
  const parsed = new Map<string, Promise<Messages>>()
  const messages = (path: string) => {
    const found = parsed.get(path) ?? read(path).then((text) => JSON.parse(text) as Messages)
    parsed.set(path, found)
    return found
  }
  const whole = new Map<string, Promise<Messages>>()
  const further = new Set(Object.values(core.furtherMessages).map(({ path }) => path))
  const allMessages = (path: string) => {
    const rest = restOf(path)
    const parts = further.has(rest) ? [path, rest] : [path]
    const found =
      whole.get(path) ?? Promise.all(parts.map(messages)).then((all) => Object.assign({}, ...all) as Messages)
    whole.set(path, found)
    return found
  }
  return {
    core,
    folder,
    serviceWorker,
    renderDocument: async (request) => (await loadRenderer(renderer, core.release))(request),
    renderer: { path: core.document, bytes: (await stat(renderer)).size },
    licences,
    read,
    messages,
    allMessages,
  }
}

/**
 * A core file in a brand's bundle: a link to it and to its compressed copy.
 * @param path name in the bundle, where it has another one there
 */
export function linked(folder: string, file: CoreFile, path: string = file.path): BundleFile[] {
  const source = join(folder, file.path)
  const copy = file.brotliBytes
  return [
    { path, source, bytes: file.bytes },
    ...(copy === undefined ? [] : [{ path: `${path}.br`, source: `${source}.br`, bytes: copy }]),
  ]
}
