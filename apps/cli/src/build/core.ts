import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Messages } from '@livery/i18n'
import type { Core, CoreFile } from '@livery/mobile/core'
import type { BootData } from '@livery/tenant'

import type { BundleFile } from '../stamp/bundle.ts'

/** What `@livery/app/firstPaint` exports, as far as the stamp calls it. */
export type RenderFirstPaint = (boot: BootData, messages: Messages) => string | Promise<string>

/** The one compile, ready to be stamped on. */
export interface LoadedCore {
  readonly core: Core
  readonly folder: string
  readonly serviceWorker: string
  readonly renderFirstPaint: RenderFirstPaint
  /** Text of one of its files, read once however many brands ask. */
  readonly read: (path: string) => Promise<string>
}

export async function loadCore(core: Core, folder: string): Promise<LoadedCore> {
  const address = pathToFileURL(join(folder, core.firstPaint))
  // The release makes a compile that happened in this process a module of its own.
  const module = (await import(`${address.href}?release=${core.release}`)) as {
    renderFirstPaint: RenderFirstPaint
  }
  const serviceWorker = await readFile(join(folder, core.serviceWorker), 'utf8')
  const texts = new Map<string, Promise<string>>()
  const read = (path: string) => {
    const text = texts.get(path) ?? readFile(join(folder, path), 'utf8')
    texts.set(path, text)
    return text
  }
  return { core, folder, serviceWorker, renderFirstPaint: module.renderFirstPaint, read }
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
