import { GAME_CATEGORIES } from '@livery/domain/games'
import { GATEWAY } from '@livery/domain/site'
import * as v from 'valibot'

import { distinct, form, oneOf, ownOrOrigin, text } from './text.ts'

const gatewayNumber = v.pipe(
  v.number('a whole number from 1'),
  v.integer('a whole number from 1'),
  v.minValue(1, 'a whole number from 1'),
)

/** Gateway of the platform, as the brand calls it. */
export const gateway = v.optional(
  v.strictObject({
    /** Origin of the gateway, or '' when the site's own origin proxies it. */
    baseUrl: v.optional(ownOrOrigin, ''),
    /** Value of the `Gateway` header outside an installed app. */
    WEB: v.optional(gatewayNumber, GATEWAY.WEB),
    /** Value of the `Gateway` header in an installed app. */
    MOBILE: v.optional(gatewayNumber, GATEWAY.MOBILE),
    /** Reading of the system status that this platform uses, of the two that exist. */
    statusReading: v.optional(oneOf(['A', 'B']), 'B'),
    /** Also sends the session token where the contract names a `token` field (S-wire-04). */
    tokenInPayload: v.optional(v.boolean('true or false'), false),
  }),
  {},
)

export const registration = v.strictObject({
  /** Registration methods that a merchant offers, in the order of their tabs. */
  methods: distinct(oneOf(['username', 'mobileNum']), 'registration methods'),
})

const code = form(/^[A-Za-z0-9_-]{1,40}$/, 'a platform code of letters, digits, _ and -')

export const games = v.strictObject({
  /** Order of the categories in menus; those left out follow in the platform's order. */
  categories: distinct(oneOf(GAME_CATEGORIES), 'game categories'),
  /** Labels shown instead of a vendor's own name, by vendor code. */
  vendorLabels: v.optional(v.record(code, text('a label', 40)), { BTI: 'Sports+' }),
  /** Game that the COCKFIGHT category launches. */
  cockfight: v.exactOptional(v.strictObject({ vendor: code, gameId: code, nodeId: code })),
  /** Names of the platform's prize modes, as this merchant's gateway spells them. */
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
