import { HASHED_FOLDERS } from './headers.ts'

export interface Precache {
  readonly release: string
  /** Addresses to cache on the first visit: files that home and the shell need to open offline. */
  readonly paths: readonly string[]
  readonly homePaths: readonly string[]
}

/** Text of `sw.js`: this brand's list, followed by the code that all brands share. */
export function serviceWorker(precache: Precache, code: string): string {
  return `self.LIVERY=${JSON.stringify({ ...precache, hashedFolders: HASHED_FOLDERS })};\n${code}`
}
