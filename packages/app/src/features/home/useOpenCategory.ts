import type { GameCategory } from '@livery/domain/games'
import { useAtom, useAtomValue } from 'jotai'
import { useDeferredValue } from 'react'

import { useSession } from '#platform/boot/ServicesContext.ts'

import { openCategoryAtom } from './home.atoms.ts'

/** The favourites of a member close with the session: a visitor has none (S-home-16). */
function useAllowed(category: GameCategory | undefined): GameCategory | undefined {
  const visitor = useSession() === undefined
  return visitor && category === 'FAV' ? undefined : category
}

/** Category whose panel is open, and the function that opens another one. */
export function useOpenCategory(): readonly [
  GameCategory | undefined,
  (category: GameCategory | undefined) => void,
] {
  const [open, setOpen] = useAtom(openCategoryAtom)
  return [useAllowed(open), setOpen]
}

/** The same category for its panel, which is drawn after the rail has answered the tap. */
export const useDrawnCategory = (): GameCategory | undefined =>
  useAllowed(useDeferredValue(useAtomValue(openCategoryAtom)))
