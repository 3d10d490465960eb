import * as v from 'valibot'

import { TILE_BADGES, TILE_CAPTIONS } from '../layout/tileLayout.ts'
import { bottomMenu, header, sideMenu } from './frameLayout.ts'
import { home } from './homeLayout.ts'
import { pages } from './pageLayouts.ts'
import { distinct, oneOf, text } from './text.ts'

const bit = v.picklist([0, 1], '0 or 1')

/** Built-in templates; the gateway's `mobileTemplate` may change them while the site runs. */
export const templates = v.optional(
  v.strictObject({
    /** 1 shows the new member centre, 0 the base one. */
    mem_cen: v.optional(bit, 0),
    /** 1 shows the new deposit detail, 0 the base one. */
    dep_func: v.optional(bit, 0),
    /** Text of the invite banner as HTML; it is sanitised when rendered. */
    login_prompt_text: v.exactOptional(text('HTML', 2000)),
  }),
  {},
)

/** Layout: what stands where on home, in its frame, and on a game's tile. */
export const layout = v.optional(
  v.strictObject({
    /** Order of home: the list of its sections, or one of the orders that the product brings. */
    home: v.optional(home, 'games'),
    /** Place of the rail of game categories in an order that is named; a list of sections says it by itself. */
    entrance: v.optional(oneOf(['top', 'side']), 'top'),
    /** Shape of a game's tile: tall art, square art, or art beside its text. */
    gameTile: v.optional(oneOf(['poster', 'square', 'row']), 'poster'),
    /** Name of a game on its tile: below the art, over its foot, or none for art that carries it. */
    tileCaption: v.optional(oneOf(TILE_CAPTIONS), 'below'),
    /** Marks on a tile, as far as the gateway has them: tags, and of the figures the first that there is; `[]` for none. */
    tileBadges: v.optional(distinct(oneOf(TILE_BADGES), 'badges', 0), ['jackpot', 'new']),
    /** Header of home: the place of the logo, and what stands beside it. */
    header: v.optional(header, 'start'),
    /** Bottom menu: its form, its entries, and the one that stands out. */
    bottomMenu: v.optional(bottomMenu, 'bar'),
    /** Side menu: rows or tiles, and what comes first in it. */
    sideMenu: v.optional(sideMenu, {}),
    /** Variants of inner pages. */
    pages,
    /** Theme of a visitor who never chose one. */
    defaultTheme: v.optional(oneOf(['dark', 'light']), 'dark'),
  }),
  {},
)
