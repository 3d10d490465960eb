import { usualPriceFormat, type PriceFormat } from '@livery/domain/sports'
import { languageOf } from '@livery/i18n'
import { atom, useAtom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

/** Choice of this visit; undefined before one. */
const chosenAtom = atom<PriceFormat>()

/**
 * Notation of prices: the reader's choice, or the usual one of the brand's English or first language. A document shows
 * the usual one, which the choice then replaces.
 *
 * @returns the notation, and a function that chooses another
 */
export function usePriceFormat(): readonly [PriceFormat, (format: PriceFormat) => void] {
  const { storage } = useServices()
  const { languages } = useTenant()
  const [chosen, setChosen] = useAtom(chosenAtom)
  const code = languages.offered.includes('EN') ? 'EN' : languages.default
  const usual = usualPriceFormat(languages.tags[code] ?? languageOf(code).tag)
  const stored = useSyncExternalStore(
    useCallback((changed) => storage.subscribe(ENTRIES.priceFormat, changed), [storage]),
    () => storage.read(ENTRIES.priceFormat),
    () => undefined,
  )
  const choose = useCallback(
    (format: PriceFormat) => {
      storage.write(ENTRIES.priceFormat, format)
      setChosen(format)
    },
    [storage, setChosen],
  )
  return [chosen ?? stored ?? usual, choose]
}
