import * as v from 'valibot'

import { oneOf, text } from './text.ts'

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

/** Layout variants. */
export const layout = v.optional(
  v.strictObject({
    /** Order of home: the part that is first under the banner. */
    home: v.optional(oneOf(['games', 'lottery', 'sports']), 'games'),
    /** Place of the rail of game categories on home: along the top of the games, or down their side. */
    entrance: v.optional(oneOf(['top', 'side']), 'top'),
    /** Shape of a game's tile: tall art, square art, or art beside its text. */
    gameTile: v.optional(oneOf(['poster', 'square', 'row']), 'poster'),
    /** Place of the logo in the home header. */
    header: v.optional(oneOf(['start', 'centre']), 'start'),
    /** The bottom menu as an edge-to-edge bar or as a floating pill. */
    bottomMenu: v.optional(oneOf(['bar', 'floating']), 'bar'),
    /** Theme of a visitor who never chose one. */
    defaultTheme: v.optional(oneOf(['dark', 'light']), 'dark'),
  }),
  {},
)
