import * as v from 'valibot'

import type { JurisdictionId } from '../jurisdictions/jurisdiction.ts'
import { JURISDICTIONS } from '../jurisdictions/packs.ts'
import { oneOf, text, webAddress } from './text.ts'

const jurisdictionIds = Object.keys(JURISDICTIONS) as JurisdictionId[]

const birthdayAge = 'a whole number from 18 to 30'

/** Licence, and the facts that the law requires on the pages. */
export const legal = v.strictObject({
  jurisdiction: oneOf(jurisdictionIds),
  /** Registered name of the licensee. */
  company: text('a registered name', 120),
  companyNumber: v.exactOptional(text('a number', 40)),
  address: v.exactOptional(text('an address', 200)),
  licenceNumber: text('a licence number', 60),
  /** The regulator's public page of this licence. */
  licenceUrl: v.exactOptional(webAddress),
  /** Age that the confirmation at registration names. */
  minimumAge: v.picklist([18, 21], '18 or 21'),
  /** Age that a birthday must show where one is asked. */
  birthdayMinimumAge: v.optional(
    v.pipe(
      v.number(birthdayAge),
      v.integer(birthdayAge),
      v.minValue(18, birthdayAge),
      v.maxValue(30, birthdayAge),
    ),
    21,
  ),
  /** Help organisations, shown in the footer and on the responsible-gaming page. */
  responsibleGaming: v.pipe(
    v.array(v.strictObject({ label: text('a label', 80), url: webAddress }), 'a list of { label, url }'),
    v.minLength(1, 'at least one help organisation'),
    v.maxLength(20, 'at most 20 help organisations'),
  ),
})
