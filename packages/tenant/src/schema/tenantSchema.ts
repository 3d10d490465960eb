import { MENU_FLAGS, WHITELABEL_FLAGS, type WhitelabelFlag } from '@livery/domain/site'
import * as v from 'valibot'

import { ENVIRONMENT_FIELDS, ENVIRONMENTS, type EnvironmentName } from '../layers/environments.ts'
import { resolveLayout } from '../layout/resolveLayout.ts'
import { layout, templates } from './appearance.ts'
import { identityEntries } from './identity.ts'
import { languages } from './languages.ts'
import { legal } from './legal.ts'
import { games, gateway, registration } from './platform.ts'
import { distinct, form } from './text.ts'
import { contacts, install, signIn, trustedOrigins } from './trust.ts'

const builtUnlessSaidOtherwise: ReadonlySet<string> = new Set(MENU_FLAGS)

function flagSchema(flag: WhitelabelFlag) {
  return v.optional(v.boolean('true or false'), builtUnlessSaidOtherwise.has(flag))
}

const flagEntries = Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, flagSchema(flag)])) as Record<
  WhitelabelFlag,
  ReturnType<typeof flagSchema>
>

/** Values that an environment changes; they are checked as parts of the whole. */
const environment = v.exactOptional(
  v.strictObject(
    Object.fromEntries(ENVIRONMENT_FIELDS.map((field) => [field, v.exactOptional(v.unknown())])),
  ),
)

const environments = v.strictObject(
  Object.fromEntries(ENVIRONMENTS.map((name) => [name, environment])) as Record<
    EnvironmentName,
    typeof environment
  >,
)

const defaultsName = form(/^[a-z][a-z0-9-]{0,39}$/, 'a name of lower-case letters, digits and hyphens')

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
    /** Shared defaults below this brand, the lowest first: `malta` is `tenants/malta.defaults.ts`. */
    defaults: v.exactOptional(distinct(defaultsName, 'defaults')),
    /** Values that differ on the way to the players; outside of them a brand says what holds for development. */
    environments: v.exactOptional(environments),
  }),
  v.transform(({ layout: chosen, defaults: _defaults, environments: _environments, ...others }) => ({
    ...others,
    layout: resolveLayout(chosen, others.games.categories),
  })),
)
