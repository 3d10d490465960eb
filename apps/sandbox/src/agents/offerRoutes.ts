import { AGENT_TYPE, isContractCandidate, MEMBER_TYPE } from '@livery/domain/account'
import { CONTRACT_KINDS } from '@livery/domain/agents'
import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import { findByUsername } from '../members/findMember.ts'
import { sendLetter } from '../messages/letters.ts'
import type { Services } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { writeOffer, type Offer } from './offers.ts'

const DAY_MS = 86_400_000

/** Terms that the console offers, by kind; a small team reaches their first tier. */
const TERMS = {
  salary: {
    period: 'day',
    tiers: [
      [100, 1, '0.005'],
      [5000, 10, '0.008'],
    ],
  },
  hourly: { period: 'hour', tiers: [[20, 1, '0.002']] },
  dividend: {
    period: 'half_month',
    tiers: [
      [10, 1, '0.05'],
      [10_000, 10, '0.1'],
    ],
  },
} as const satisfies Record<string, Pick<Offer, 'period' | 'tiers'>>

/** Route of the operator's desk for contracts. */
export function offerRoutes(app: FastifyInstance, { db, clock, merchants }: Services): void {
  app.post<{ Body: { merchant?: string; username?: string; kind?: string } | undefined }>(
    '/sandbox/contracts',
    async ({ body }) => {
      const kind = CONTRACT_KINDS.find((one) => one === body?.kind)
      const merchant = merchants.all.find(({ code }) => code === body?.merchant)
      if (!kind || !merchant || !body?.username) {
        return fail(400, 'request.invalid', {
          message: `Send { "merchant", "username", "kind": ${CONTRACT_KINDS.map((one) => `"${one}"`).join(' | ')} }.`,
        })
      }
      await requireFlag(db, merchant, 'AGENTPOLICY3')
      const member = await findByUsername(db, merchant.code, body.username)
      if (!member) fail(404, 'resource.not_found', { message: `There is no member ${body.username}.` })
      if (!isContractCandidate(member.type))
        fail(422, 'role.not_allowed', { message: 'Contracts are not offered to this kind of member.' })
      const now = clock.now()
      const offer: Offer = {
        kind,
        ...TERMS[kind],
        accepted: false,
        startsAt: now,
        endsAt: new Date(now.getTime() + 180 * DAY_MS),
      }
      await db.transaction(async (tx) => {
        // Contracts are answered and earned by under Agent, which an ordinary member does not see.
        await tx.run`update member set type = ${AGENT_TYPE} where id = ${member.id} and type = ${MEMBER_TYPE}`
        await writeOffer(tx, merchant, member.username, offer)
        const memberId = member.id.toString()
        await sendLetter(tx, {
          merchant: merchant.code,
          memberId,
          template: 'contractOffer',
          details: {},
          now,
        })
      })
      return { offered: kind, to: member.username }
    },
  )
}
