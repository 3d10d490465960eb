import { readFileSync } from 'node:fs'

import { GAME_KINDS, type GameKind } from './gameKind.ts'

/** The demo games' own files. */
export const PLAY_FILES = new URL('../../../play/', import.meta.url)

const read = (path: string): string => readFileSync(new URL(path, PLAY_FILES), 'utf8').trimEnd()

function readIfThere(path: string): string {
  try {
    return read(path)
  } catch {
    return ''
  }
}

/** A game's page: the cabinet that all of them share, around what is its own. */
function makePage(kind: GameKind): string {
  return read('shared/page.html')
    .replaceAll('%kind%', kind)
    .replace('%middle%', read(`${kind}/middle.html`))
    .replace('%desk%', readIfThere(`${kind}/desk.html`))
}

/** Every demo game's page by its kind. Read once, when the sandbox starts. */
export function playPages(): ReadonlyMap<string, string> {
  return new Map(GAME_KINDS.map((kind) => [kind, makePage(kind)]))
}
