import { MENU_FLAGS, WHITELABEL_FLAGS, type WhitelabelFlag } from '@livery/domain/site'
import * as v from 'valibot'

import { resolveLayout } from '../layout/resolveLayout.ts'
import { layout, templates } from './appearance.ts'
import { identityEntries } from './identity.ts'
import { languages } from './languages.ts'
import { legal } from './legal.ts'
import { games, gateway, registration } from './platform.ts'
import { contacts, install, signIn, trustedOrigins } from './trust.ts'

const builtUnlessSaidOtherwise: ReadonlySet<string> = new Set(MENU_FLAGS)

function flagSchema(flag: WhitelabelFlag) {
  return v.optional(v.boolean('true or false'), builtUnlessSaidOtherwise.has(flag))
}

const flagEntries = Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, flagSchema(flag)])) as Record<
  WhitelabelFlag,
  ReturnType<typeof flagSchema>
>

/**
 * Schema of `tenant.ts`: unknown keys are errors, defaults are filled in, home is the list of its sections. `TenantConfig` is inferred from it.
 */
export const tenantSchema = v.pipe(
  v.strictObject({
    ...identityEntries,
    languages,
    flags: v.optional(v.strictObject(flagEntries), {}),
    templates,
    layout,
    gateway,
    registration,
    games,
    install,
    legal,
    contacts,
    trustedOrigins,
    signIn,
  }),
  v.transform(({ layout: chosen, ...others }) => ({
    ...others,
    layout: resolveLayout(chosen, others.games.categories),
  })),
)
