import type { LanguageCode } from '@livery/i18n/registry'

/** One file of the compile, as a path below `apps/mobile/dist` that is also its address on the site. */
export interface CoreFile {
  readonly path: string
  readonly bytes: number
  /** Size of the copy `<path>.br`, where there is one. */
  readonly brotliBytes?: number
}

/** What a page has to load for one route: modules to preload and style sheets, dependencies first. */
export interface CoreChunk {
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** One chunk of the compile: its files, and the chunks that it imports now or later. */
export interface CoreNode {
  readonly files: readonly string[]
  readonly next: readonly string[]
}

/** `apps/mobile/dist/core.json`: what the one compile made, for those who stamp brands on it. */
export interface Core {
  /** Hash of everything that went in; the compile is skipped while it stays the same. */
  readonly inputs: string
  /** Hash of everything that came out. */
  readonly release: string
  /** The module that starts the site. */
  readonly entry: string
  /** What every page loads. */
  readonly shell: CoreChunk
  /** What home loads on top of the shell. */
  readonly home: CoreChunk
  /** Module for Node that renders home's first paint, below `apps/mobile/dist`. */
  readonly firstPaint: string
  /** The service worker without its precache list, below `apps/mobile/dist`. */
  readonly serviceWorker: string
  /** Compiled messages of each language. */
  readonly messages: Readonly<Partial<Record<LanguageCode, CoreFile>>>
  /** Chunks by their key: which file leads to which. */
  readonly graph: Readonly<Record<string, CoreNode>>
  /** Keys of the graph for pages that one route alone shows, by that route's id. */
  readonly pages: Readonly<Record<string, string>>
  /** Everything that browsers may load besides the messages. */
  readonly files: readonly CoreFile[]
}

/** Name of the description beside the files it describes. */
export const CORE_FILE = 'core.json'
