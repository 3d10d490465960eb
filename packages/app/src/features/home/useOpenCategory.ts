import type { GameCategory } from '@livery/domain/games'
import { useAtom } from 'jotai'

import { useSession } from '#platform/boot/ServicesContext.ts'

import { openCategoryAtom } from './home.atoms.ts'

/**
 * Category whose panel is open, and the function that opens another one. The favourites of a member close with the
 * session: a visitor has none (S-home-16).
 */
export function useOpenCategory(): readonly [
  GameCategory | undefined,
  (category: GameCategory | undefined) => void,
] {
  const [open, setOpen] = useAtom(openCategoryAtom)
  const visitor = useSession() === undefined
  return [visitor && open === 'FAV' ? undefined : open, setOpen]
}
