import { useQuery } from '@tanstack/react-query'

import { useGateway, useTenant } from '../../shell/boot/index.ts'
import { whitelabelQuery } from '../../shell/whitelabel/index.ts'

/** Which member centre is shown: the operator's template while the site runs, the brand's own until it is known. */
export function useMemberCentreLayout(): 'new' | 'base' {
  const { templates } = useTenant()
  const { data } = useQuery(whitelabelQuery(useGateway()))
  return (data?.mobileTemplate.mem_cen ?? templates.mem_cen) === 1 ? 'new' : 'base'
}
