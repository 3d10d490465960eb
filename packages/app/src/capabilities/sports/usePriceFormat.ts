import { usualPriceFormat, type PriceFormat } from '@livery/domain/sports'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

/** Choice of this visit; undefined before one. */
const chosenAtom = atom<PriceFormat>()

/**
 * Notation of prices: the reader's choice, or the usual one of the reader's language and region. A document knows no
 * device and shows the usual one of its language, which the reader's then replaces.
 *
 * @returns the notation, and a function that chooses another
 */
export function usePriceFormat(): readonly [PriceFormat, (format: PriceFormat) => void] {
  const { storage } = useServices()
  const [chosen, setChosen] = useAtom(chosenAtom)
  const shown = useAtomValue(languageAtom)?.tag ?? ''
  const kept = useSyncExternalStore(
    useCallback((changed) => storage.subscribe(ENTRIES.priceFormat, changed), [storage]),
    () => storage.read(ENTRIES.priceFormat) ?? usualPriceFormat(shown, navigator.languages),
    () => usualPriceFormat(shown, []),
  )
  const choose = useCallback(
    (format: PriceFormat) => {
      storage.write(ENTRIES.priceFormat, format)
      setChosen(format)
    },
    [storage, setChosen],
  )
  return [chosen ?? kept, choose]
}
