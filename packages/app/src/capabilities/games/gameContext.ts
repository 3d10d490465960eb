import type { Gateway } from '@livery/api'
import type { LanguageCode } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

/** Arguments shared by all calls about games. */
export interface GameContext {
  readonly gateway: Gateway
  readonly merchantCode: string
  readonly language: LanguageCode
}

/** Gateway, merchant and the current language. */
export function useGameContext(): GameContext {
  const gateway = useGateway()
  const { merchantCode, languages } = useTenant()
  const language = useAtomValue(languageAtom)?.code ?? languages.default
  return useMemo(() => ({ gateway, merchantCode, language }), [gateway, merchantCode, language])
}
