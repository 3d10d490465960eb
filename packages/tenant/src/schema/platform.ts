import { GAME_CATEGORIES } from '@livery/domain'
import * as v from 'valibot'

import { distinct, form, oneOf, ownOrOrigin, text } from './text.ts'

const gatewayNumber = v.pipe(
  v.number('a whole number from 1'),
  v.integer('a whole number from 1'),
  v.minValue(1, 'a whole number from 1'),
)

export const gateway = v.optional(
  v.strictObject({
    baseUrl: v.optional(ownOrOrigin, ''),
    WEB: v.optional(gatewayNumber, 1),
    MOBILE: v.optional(gatewayNumber, 3),
    statusReading: v.optional(oneOf(['A', 'B']), 'B'),
    tokenInPayload: v.optional(v.boolean('true or false'), false),
  }),
  {},
)

export const registration = v.strictObject({
  methods: distinct(oneOf(['username', 'mobileNum']), 'registration methods'),
})

const code = form(/^[A-Za-z0-9_-]{1,40}$/, 'a platform code of letters, digits, _ and -')

export const games = v.strictObject({
  categories: distinct(oneOf(GAME_CATEGORIES), 'game categories'),
  vendorLabels: v.optional(v.record(code, text('a label', 40)), { BTI: 'Sports+' }),
  cockfight: v.exactOptional(v.strictObject({ vendor: code, gameId: code, nodeId: code })),
  lotteryModes: v.optional(
    v.strictObject({
      lottery: v.optional(code, 'LOTTERY'),
      elottery: v.optional(code, 'ELOTTERY'),
      vietnam: v.optional(code, 'VN'),
      sea: v.optional(code, 'SEA'),
    }),
    {},
  ),
})
