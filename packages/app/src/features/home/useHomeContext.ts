import { useAtomValue } from 'jotai'
import { useMemo } from 'react'

import { useGateway, useTenant } from '../../shell/boot/index.ts'
import { languageAtom } from '../../shell/language/index.ts'
import type { HomeContext } from './home.queries.ts'

/** What home's queries are asked with: gateway, merchant and language. */
export function useHomeContext(): HomeContext {
  const gateway = useGateway()
  const { merchantCode, languages } = useTenant()
  const language = useAtomValue(languageAtom)?.code ?? languages.default
  return useMemo(() => ({ gateway, merchantCode, language }), [gateway, merchantCode, language])
}
