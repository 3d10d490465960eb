import type { GameCategory } from '@livery/domain/games'
import { atom } from 'jotai'

/** Category whose panel is open; undefined shows the shelves. The state survives a visit to a game. */
export const openCategoryAtom = atom<GameCategory | undefined>(undefined)
