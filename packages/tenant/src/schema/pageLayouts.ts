import * as v from 'valibot'

import { PAGE_LAYOUTS } from '../layout/pageLayouts.ts'
import { oneOf } from './text.ts'

/** Variants of inner pages. */
export const pages = v.optional(
  v.strictObject({
    /** Login and registration: on the page's own ground, under a band of the brand or its picture, or in a card. */
    login: v.optional(oneOf(PAGE_LAYOUTS.login), 'plain'),
    /** Promotions: large cards, rows with the picture at the start, or a lead with its picture and headlines. */
    promotions: v.optional(oneOf(PAGE_LAYOUTS.promotions), 'cards'),
    /** VIP levels: one at a time, or all below each other. */
    vip: v.optional(oneOf(PAGE_LAYOUTS.vip), 'tabs'),
    /** Categories of the game centre: pills, or icons over their labels. */
    gameCentre: v.optional(oneOf(PAGE_LAYOUTS.gameCentre), 'pills'),
    /** Page of a game: under a bar with its name, or the whole screen with a way back over it. */
    game: v.optional(oneOf(PAGE_LAYOUTS.game), 'bar'),
  }),
  {},
)
