import { readFileSync } from 'node:fs'

import { GAME_KINDS, type GameKind } from './gameKind.ts'

/** Folder of the demo games' files. */
export const PLAY_FILES = new URL('../../../play/', import.meta.url)

const read = (path: string): string => readFileSync(new URL(path, PLAY_FILES), 'utf8').trimEnd()

function readIfThere(path: string): string {
  try {
    return read(path)
  } catch {
    return ''
  }
}

/** Page of a game: the shared cabinet around its own content. */
function makePage(kind: GameKind): string {
  return read('shared/page.html')
    .replaceAll('%kind%', kind)
    .replace('%middle%', read(`${kind}/middle.html`))
    .replace('%desk%', readIfThere(`${kind}/desk.html`))
}

/** Pages of all demo games by kind, read once at the start. */
export function playPages(): ReadonlyMap<string, string> {
  return new Map(GAME_KINDS.map((kind) => [kind, makePage(kind)]))
}
