import { readFileSync } from 'node:fs'

import { fillPage } from '../../platform/pageLanguage.ts'
import { GAME_KINDS, type GameKind } from './gameKind.ts'
import { gameWords } from './words.ts'

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

/**
 * Pages of all demo games, read once at the start.
 * @returns page of a kind in a platform language, with its texts; undefined for an unknown kind
 */
export function playPages(): (kind: string, language: string) => string | undefined {
  const pages = new Map(GAME_KINDS.map((kind) => [kind, makePage(kind)]))
  return (asked, language) => {
    const kind = GAME_KINDS.find((each) => each === asked)
    const words = kind && gameWords(kind, language)
    return words && fillPage(pages.get(kind) ?? '', language, { ...words, words: JSON.stringify(words) })
  }
}
