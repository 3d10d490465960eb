import { useAtomValue } from 'jotai'

import { useGateway, useTenant } from '../../shell/boot/index.ts'
import { languageAtom } from '../../shell/language/index.ts'
import type { CentreContext } from './gameCenter.queries.ts'

/** What every call of the centre needs to know of the site. */
export function useCentreContext(): CentreContext {
  const gateway = useGateway()
  const { merchantCode, languages } = useTenant()
  const language = useAtomValue(languageAtom)?.code ?? languages.default
  return { gateway, merchantCode, language }
}
