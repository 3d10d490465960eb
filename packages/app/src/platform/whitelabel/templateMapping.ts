import type { Schemas } from '@livery/api'
import { layoutOf, type LayoutChoices } from '@livery/domain/site'

/** The layouts and texts that a brand or its operator chose. */
export interface Templates extends LayoutChoices {
  /** Rich text that invites visitors to the referral. */
  readonly invitation: string | undefined
}

/** Templates from their wire format, which the brand's configuration and the gateway share. */
export function templatesFromWire(templates: Schemas['MobileTemplate']): Templates {
  return {
    memberCentreLayout: layoutOf(templates.mem_cen),
    depositLayout: layoutOf(templates.dep_func),
    invitation: templates.login_prompt_text,
  }
}

/** Current templates from the operator's live settings. */
export const liveTemplatesFromWire = ({ mobileTemplate }: Schemas['Whitelabel']): Templates =>
  templatesFromWire(mobileTemplate)
