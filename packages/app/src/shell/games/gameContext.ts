import type { Gateway } from '@livery/api'
import type { LanguageCode } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'

import { useGateway, useTenant } from '../boot/index.ts'
import { languageAtom } from '../language/index.ts'

/** What every call about games is asked with. */
export interface GameContext {
  readonly gateway: Gateway
  readonly merchantCode: string
  readonly language: LanguageCode
}

/** Gateway, merchant and the language in force. */
export function useGameContext(): GameContext {
  const gateway = useGateway()
  const { merchantCode, languages } = useTenant()
  const language = useAtomValue(languageAtom)?.code ?? languages.default
  return useMemo(() => ({ gateway, merchantCode, language }), [gateway, merchantCode, language])
}
