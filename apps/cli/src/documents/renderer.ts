import { pathToFileURL } from 'node:url'

import type { LanguageCode, Messages } from '@livery/i18n'
import type { BootData, DocumentContent } from '@livery/tenant'

import type { PreloadedImage } from '../stamp/page.ts'

/** One document to render. */
export interface DocumentRequest {
  readonly boot: BootData
  /** Compiled messages of the language. */
  readonly messages: Messages
  readonly language: LanguageCode
  /** Address with its query. */
  readonly path: string
  /** Answers the site's public calls to the gateway; rejects where there is no answer. */
  readonly fetch: typeof fetch
  /** True where `fetch` has no answer to anything: then nothing is asked. */
  readonly offline?: boolean
  /** True for the title alone; a renderer of before renders the content too. */
  readonly titleOnly?: boolean
  /** Answers of other documents in the language, with which the render begins. */
  readonly known?: DocumentContent['answers']
}

export interface RenderedDocument {
  /** Content of `#root`. */
  readonly html: string
  /** Answers that the content was made of. */
  readonly answers: DocumentContent['answers']
  /** Plain text. */
  readonly title: string
  readonly description?: string | undefined
  readonly preloadImage?: PreloadedImage | undefined
}

/** Signature of the export of `@livery/app/document` that the stamp calls. */
export type RenderDocument = (request: DocumentRequest) => Promise<RenderedDocument>

/** Renderers by their compile: a few thousand brands share one. */
const known = new Map<string, Promise<RenderDocument>>()

/**
 * Renderer in a module that a compile made.
 * @param core the compile's hash, or that of the module
 */
export function loadRenderer(file: string, core: string): Promise<RenderDocument> {
  // The query string names the compile: Node would otherwise return the cached module of an earlier one.
  const load = async () =>
    ((await import(`${pathToFileURL(file).href}?release=${core}`)) as { renderDocument: RenderDocument })
      .renderDocument
  const renderer = known.get(core) ?? load()
  known.set(core, renderer)
  // A module that failed in one bundle is no reason to refuse the sound one of another.
  renderer.catch(() => known.delete(core))
  return renderer
}
