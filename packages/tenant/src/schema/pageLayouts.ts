import * as v from 'valibot'

import { PAGE_LAYOUTS } from '../layout/pageLayouts.ts'
import { oneOf } from './text.ts'

/** Variants of inner pages. */
export const pages = v.optional(
  v.strictObject({
    /**
     * Login and registration: on the page's own ground, under a band of the brand or its picture, in a card, in a sheet
     * over the picture, in one slab of joined fields, or as a page of large type and open lines.
     */
    login: v.optional(oneOf(PAGE_LAYOUTS.login), 'plain'),
    /** Promotions: large cards, rows with the picture at the start, or a lead with its picture and headlines. */
    promotions: v.optional(oneOf(PAGE_LAYOUTS.promotions), 'cards'),
    /**
     * VIP levels: one at a time, all below each other, as columns of a rate sheet, as a membership card over an index, or
     * as stairs.
     */
    vip: v.optional(oneOf(PAGE_LAYOUTS.vip), 'tabs'),
    /**
     * Game centre: categories in pills or as icons over their labels, with a row of filters below; or filters in a sheet,
     * and categories in a bar, a board of cells, a rail beside the games, or a line under the title of what is shown.
     */
    gameCentre: v.optional(oneOf(PAGE_LAYOUTS.gameCentre), 'pills'),
    /** Page of a game: under a bar with its name, or the whole screen with a way back over it. */
    game: v.optional(oneOf(PAGE_LAYOUTS.game), 'bar'),
    /**
     * Member centre: as the operator's template looks, as the lines of a page of accounts, as tiles under a band of the
     * brand, or as a membership card over an index. In each of them the template says whether entries are one list or groups.
     */
    memberCentre: v.optional(oneOf(PAGE_LAYOUTS.memberCentre), 'template'),
  }),
  {},
)
