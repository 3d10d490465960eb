import type { GameCategory } from '@livery/domain'
import { atom } from 'jotai'

/** The category whose panel is shown; undefined shows the shelves. It stays while the player is in a game. */
export const openCategoryAtom = atom<GameCategory | undefined>(undefined)
