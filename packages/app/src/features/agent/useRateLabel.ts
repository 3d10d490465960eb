import { formatPercent } from '@livery/i18n'
import { useAtomValue } from 'jotai'

import { languageAtom } from '#platform/language/language.ts'

/** Decimals of a rate: as fine as 0.01 %. */
const DECIMALS = 2

/**
 * Formats the rate of a contract as a percentage.
 * @returns a function of the decimal rate, such as `0.005`
 */
export function useRateLabel(): (rate: string) => string {
  const language = useAtomValue(languageAtom)
  return (rate) => (language ? formatPercent(language, Number(rate), DECIMALS) : rate)
}
