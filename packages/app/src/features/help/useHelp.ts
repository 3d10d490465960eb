import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'

import { useShell } from '../../shell/boot/index.ts'
import { languageAtom } from '../../shell/language/index.ts'
import { helpQuery } from './help.queries.ts'

/** The help centre in the language on screen. */
export function useHelp() {
  const { gateway, language } = useShell()
  const shown = useAtomValue(languageAtom)
  return useQuery(helpQuery(gateway, shown?.code ?? language.current()))
}
