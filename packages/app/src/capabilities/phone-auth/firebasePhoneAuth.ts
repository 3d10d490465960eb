import { identityToolkit } from './identityToolkit.ts'
import type { PhoneAuth } from './phoneAuth.ts'
import { showHumanByRecaptcha } from './recaptcha.ts'

/** Firebase phone authentication of a brand. Fetched with its code only where the tenant configures it. */
export function firebasePhoneAuth({ apiKey }: { readonly apiKey: string }): PhoneAuth {
  return identityToolkit({ apiKey, showHuman: showHumanByRecaptcha })
}
