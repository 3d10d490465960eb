import * as v from 'valibot'

import type { JurisdictionId } from '../config.ts'
import { JURISDICTIONS } from '../jurisdictions/index.ts'
import { oneOf, text, webAddress } from './text.ts'

const jurisdictionIds = Object.keys(JURISDICTIONS) as JurisdictionId[]

const birthdayAge = 'a whole number from 18 to 30'

export const legal = v.strictObject({
  jurisdiction: oneOf(jurisdictionIds),
  company: text('a registered name', 120),
  companyNumber: v.exactOptional(text('a number', 40)),
  address: v.exactOptional(text('an address', 200)),
  licenceNumber: text('a licence number', 60),
  licenceUrl: v.exactOptional(webAddress),
  minimumAge: v.picklist([18, 21], '18 or 21'),
  birthdayMinimumAge: v.optional(
    v.pipe(
      v.number(birthdayAge),
      v.integer(birthdayAge),
      v.minValue(18, birthdayAge),
      v.maxValue(30, birthdayAge),
    ),
    21,
  ),
  responsibleGaming: v.pipe(
    v.array(v.strictObject({ label: text('a label', 80), url: webAddress }), 'a list of { label, url }'),
    v.minLength(1, 'at least one help organisation'),
    v.maxLength(20, 'at most 20 help organisations'),
  ),
})
