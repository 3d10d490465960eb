import * as v from 'valibot'

import { oneOf, text } from './text.ts'

const bit = v.picklist([0, 1], '0 or 1')

export const templates = v.optional(
  v.strictObject({
    mem_cen: v.optional(bit, 0),
    dep_func: v.optional(bit, 0),
    login_prompt_text: v.exactOptional(text('HTML', 2000)),
  }),
  {},
)

export const layout = v.optional(
  v.strictObject({
    home: v.optional(oneOf(['games', 'lottery', 'sports']), 'games'),
    entrance: v.optional(oneOf(['top', 'side']), 'top'),
    gameTile: v.optional(oneOf(['poster', 'square', 'row']), 'poster'),
    header: v.optional(oneOf(['start', 'centre']), 'start'),
    bottomMenu: v.optional(oneOf(['bar', 'floating']), 'bar'),
    defaultTheme: v.optional(oneOf(['dark', 'light']), 'dark'),
  }),
  {},
)
