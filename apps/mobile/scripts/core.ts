import type { LanguageCode } from '@livery/i18n/registry'

/** File of the compile; its path below `apps/mobile/dist` is also its address on the site. */
export interface CoreFile {
  readonly path: string
  readonly bytes: number
  /** Size of the brotli copy `<path>.br`, if there is one. */
  readonly brotliBytes?: number
}

/** Chunk of the compile: its files, and the chunks that it imports statically or dynamically. */
export interface CoreNode {
  readonly files: readonly string[]
  readonly next: readonly string[]
}

/** `apps/mobile/dist/core.json`: description of the compile, from which brands are stamped. */
export interface Core {
  /** Hash of all inputs; the compile is skipped while it is unchanged. */
  readonly inputs: string
  /** Hash of all output. */
  readonly release: string
  /** Module that documents load: it imports the site when the document is at rest. */
  readonly entry: string
  /** Module of the site itself. */
  readonly site: string
  /** Style sheet of the whole site. */
  readonly styles: string
  /** Modules that the page of each route needs, by the route's id: dependencies first, the site's included. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** Modules of home together with everything that it fetches by itself: a brand's home needs some of them. */
  readonly homeParts: readonly string[]
  /** Module for Node that renders public pages, below `apps/mobile/dist`. */
  readonly document: string
  /** Service worker without its precache list, below `apps/mobile/dist`. */
  readonly serviceWorker: string
  /** First compiled messages of each language: those that home and the frame can ask for. */
  readonly messages: Readonly<Partial<Record<LanguageCode, CoreFile>>>
  /** The other messages of each language, at the address that follows from that of the first (`restOf`). */
  readonly furtherMessages: Readonly<Partial<Record<LanguageCode, CoreFile>>>
  /** Import graph of chunks, by their keys. */
  readonly graph: Readonly<Record<string, CoreNode>>
  /** Keys of the graph for the pages of routes, by the route's id. */
  readonly pages: Readonly<Record<string, string>>
  /** All files that browsers may load, except messages. */
  readonly files: readonly CoreFile[]
}

/** File name of the description in the output folder. */
export const CORE_FILE = 'core.json'
