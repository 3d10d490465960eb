import { chosenLayout, type Layout, type LayoutChoices } from '@livery/domain/site'
import { useQuery } from '@tanstack/react-query'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'

import { liveTemplatesFromWire, templatesFromWire, type Templates } from './templateMapping.ts'
import { whitelabelQuery } from './whitelabel.queries.ts'

/** Templates of the brand, and the operator's once they are loaded. */
function useTemplates(): { readonly brand: Templates; readonly live: Templates | undefined } {
  const { templates } = useTenant()
  // Mapped here and not in the query: every page reads its flags, and few its templates.
  const { data: live } = useQuery({ ...whitelabelQuery(useGateway()), select: liveTemplatesFromWire })
  return { brand: templatesFromWire(templates), live }
}

/** Current layout of a part: the operator's template once loaded, until then the brand's own. */
export function useLayout(part: keyof LayoutChoices): Layout {
  const { brand, live } = useTemplates()
  return chosenLayout(part, brand, live)
}

/** The operator's invitation to the referral, the brand's own without it; rich text. */
export function useInvitation(): string | undefined {
  const { brand, live } = useTemplates()
  return live?.invitation ?? brand.invitation
}
