import { HASHED_FOLDERS } from './headers.ts'

export interface Precache {
  readonly release: string
  /** Addresses kept from the first visit on: what home and the shell need to open without a network. */
  readonly paths: readonly string[]
  readonly homePaths: readonly string[]
}

/** The text of `sw.js`: this brand's list before the code that all brands share. */
export function serviceWorker(precache: Precache, code: string): string {
  return `self.LIVERY=${JSON.stringify({ ...precache, hashedFolders: HASHED_FOLDERS })};\n${code}`
}
