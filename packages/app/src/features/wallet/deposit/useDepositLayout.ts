import { useQuery } from '@tanstack/react-query'

import { useGateway, useTenant } from '../../../shell/boot/index.ts'
import { whitelabelQuery } from '../../../shell/whitelabel/index.ts'

/** Which deposit form is shown: the operator's template while the site runs, the brand's own until it is known. */
export function useDepositLayout(): 'new' | 'base' {
  const { templates } = useTenant()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  return (data?.mobileTemplate.dep_func ?? templates.dep_func) === 1 ? 'new' : 'base'
}
