import { BOTTOM_MENU_IDS, SIDE_MENU_IDS, USUAL_BOTTOM_MENU } from '@livery/domain/menus'
import * as v from 'valibot'

import {
  HEADER_PARTS,
  USUAL_HEADER,
  type BottomMenuLayout,
  type HeaderLayout,
} from '../layout/frameLayout.ts'
import { distinct, oneOf } from './text.ts'

const LOGO = ['start', 'centre'] as const
const FORMS = ['bar', 'floating'] as const

/** Smallest and greatest number of entries of the bottom menu. */
const ENTRIES = { least: 3, most: 5 } as const
const RANGE = `${ENTRIES.least} to ${ENTRIES.most} entries`

const shownParts = v.pipe(
  v.array(oneOf(HEADER_PARTS), 'a list of header contents'),
  v.check((parts) => new Set(parts).size === parts.length, 'each of the header contents once'),
)

/** Header of home: the place of the logo alone, or with the contents beside it. */
export const header = v.lazy((input) =>
  typeof input === 'object'
    ? v.strictObject(
        {
          /** Place of the logo. */
          logo: v.optional(oneOf(LOGO), 'start'),
          /** Contents beside logo and menu button. */
          shows: v.optional(shownParts, USUAL_HEADER),
        },
        'an object with logo, shows',
      )
    : v.pipe(
        oneOf(LOGO),
        v.transform((logo) => ({ logo, shows: USUAL_HEADER })),
      ),
) as unknown as v.GenericSchema<HeaderLayout['logo'] | Partial<HeaderLayout>, HeaderLayout>

/** Bottom menu: its form alone, or with the entries of the brand. */
export const bottomMenu = v.lazy((input) =>
  typeof input === 'object'
    ? v.strictObject(
        {
          /** A bar at the edge, or a pill that floats above it. */
          form: v.optional(oneOf(FORMS), 'bar'),
          /** Entries from the start; those of switched-off features are left out. */
          entries: v.optional(
            v.pipe(
              distinct(oneOf(BOTTOM_MENU_IDS), 'entries of the bottom menu'),
              v.minLength(ENTRIES.least, RANGE),
              v.maxLength(ENTRIES.most, RANGE),
            ),
            USUAL_BOTTOM_MENU,
          ),
          /** Entry that stands out above the bar. */
          raised: v.exactOptional(oneOf(BOTTOM_MENU_IDS)),
        },
        'an object with form, entries, raised',
      )
    : v.pipe(
        oneOf(FORMS),
        v.transform((form) => ({ form, entries: USUAL_BOTTOM_MENU })),
      ),
) as unknown as v.GenericSchema<BottomMenuLayout['form'] | Partial<BottomMenuLayout>, BottomMenuLayout>

/** Side menu. */
export const sideMenu = v.strictObject({
  /** Rows, or tiles of two columns. */
  form: v.optional(oneOf(['list', 'tiles'] as const), 'list'),
  /** Entries that come before the others, in this order. */
  first: v.optional(
    v.pipe(
      v.array(oneOf(SIDE_MENU_IDS), 'a list of entries of the side menu'),
      v.check((ids) => new Set(ids).size === ids.length, 'each of the entries once'),
    ),
    [],
  ),
})
