import { chosenLayout, type Layout, type LayoutChoices } from '@livery/domain/site'

import { useTenant } from '#platform/boot/ServicesContext.ts'
import { useWhitelabel } from '#platform/boot/WhitelabelContext.ts'

import { liveTemplatesFromWire, templatesFromWire, type Templates } from './templateMapping.ts'

/** Templates of the brand, and the operator's once they are loaded. */
function useTemplates(): { readonly brand: Templates; readonly live: Templates | undefined } {
  const { templates } = useTenant()
  const { data } = useWhitelabel()
  // Mapped here and not where they arrive: every page reads its flags, and few its templates.
  return { brand: templatesFromWire(templates), live: data && liveTemplatesFromWire(data) }
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
