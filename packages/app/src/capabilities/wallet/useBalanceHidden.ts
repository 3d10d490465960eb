import { atom, useAtom } from 'jotai'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

/** Choice of this visit; undefined while the stored one is in force. */
const hiddenAtom = atom<boolean | undefined>(undefined)

/** True while the player hides their balance, wherever it is shown, and its change, which the device remembers. */
export function useBalanceHidden(): readonly [hidden: boolean, hide: (hidden: boolean) => void] {
  const { storage } = useServices()
  const [chosen, choose] = useAtom(hiddenAtom)
  return [
    chosen ?? storage.read(ENTRIES.balanceHidden) ?? false,
    (hidden) => {
      storage.write(ENTRIES.balanceHidden, hidden)
      choose(hidden)
    },
  ]
}
