import { GAME_CATEGORIES } from '@livery/domain/games'
import { HOME_AUDIENCES } from '@livery/domain/site'
import { LANGUAGE_CODES, type LanguageCode } from '@livery/i18n/registry'
import * as v from 'valibot'

import { HOME_PRESETS, type HomePreset } from '../layout/homePresets.ts'
import {
  HOME_SECTION_KINDS,
  HOME_SECTIONS,
  HOME_TONES,
  type HomeSection,
  type HomeSectionInput,
} from '../layout/homeSections.ts'
import { distinct, oneOf, text } from './text.ts'

/** Greatest number of items in a section: a screen and a half of tiles. */
const MOST_ITEMS = 24
const ITEMS = `a whole number from 1 to ${MOST_ITEMS}`

/** Greatest number of sections: a page that is longer is scrolled to its end by nobody. */
const MOST_SECTIONS = 30

const title = v.exactOptional(text('a heading', 60))
const titleEntries = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, title])) as Record<
  LanguageCode,
  typeof title
>

/** Every variant of every kind; which of them a kind has is checked between the fields. */
const variants = [...new Set(Object.values(HOME_SECTIONS).flat())]

const section = v.pipe(
  v.strictObject(
    {
      /** Kind of content. */
      kind: oneOf(HOME_SECTION_KINDS),
      /** Look of the kind; the first of the kind's variants unless named. */
      variant: v.exactOptional(oneOf(variants)),
      /** Category of a shelf of kind `category`. */
      category: v.exactOptional(oneOf(GAME_CATEGORIES)),
      /** Heading by language. */
      title: v.exactOptional(v.strictObject(titleEntries)),
      /** Greatest number of items. */
      limit: v.exactOptional(
        v.pipe(v.number(ITEMS), v.integer(ITEMS), v.minValue(1, ITEMS), v.maxValue(MOST_ITEMS, ITEMS)),
      ),
      /** Audience of the section; everybody without it. */
      audience: v.exactOptional(distinct(oneOf(HOME_AUDIENCES), 'audiences')),
      /** Background of the section. */
      tone: v.exactOptional(oneOf(HOME_TONES)),
    },
    'an object with kind, variant, category, title, limit, audience, tone',
  ),
  v.transform((given) => ({ ...given, variant: given.variant ?? HOME_SECTIONS[given.kind][0] })),
)

const LIST = `a list of sections, or one of ${HOME_PRESETS.join(', ')}`

const sections = v.pipe(
  v.array(section, LIST),
  v.minLength(1, 'at least one section'),
  v.maxLength(MOST_SECTIONS, `at most ${MOST_SECTIONS} sections`),
)

/** Order of home: a list of sections, or the name of an order that the product brings. */
export const home = v.lazy((input) =>
  typeof input === 'string' ? oneOf(HOME_PRESETS) : sections,
) as v.GenericSchema<HomePreset | readonly HomeSectionInput[], HomePreset | readonly HomeSection[]>
