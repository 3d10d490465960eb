import { json, type Db } from '../database/index.ts'
import { fromBase } from '../ledger/index.ts'
import { notGuest, type Handlers, type SandboxModule, type Services } from '../operations.ts'
import { passCaptcha } from '../verification/captcha.ts'
import { send } from '../verification/outbox.ts'
import { countHit, type RateRule } from '../verification/rateLimit.ts'
import { markDeleted, markRead, readInboxPage, unreadCount } from './inbox.ts'
import { letterSum } from './letters.ts'

const MAILS: RateRule = { name: 'mail', hits: 5, windowMs: 60_000 }

/** Recipient address for messages to the operator. */
const DESK = 'desk@livery.example'

const operations: Handlers = {
  getInbox: async (context) =>
    readInboxPage(context.db, notGuest(context).member.id, context.language, context.query),

  getInboxUnread: async (context) => unreadCount(context.db, notGuest(context).member.id),

  readInbox: async (context) => {
    const { member } = notGuest(context)
    await markRead(context.db, member.id, context.body.ids, context.clock.now())
    return unreadCount(context.db, member.id)
  },

  deleteInbox: async (context) => {
    const { member } = notGuest(context)
    await markDeleted(context.db, member.id, context.body.ids, context.clock.now())
    return unreadCount(context.db, member.id)
  },

  sendFeedback: async (context) => {
    const { db, merchant, body, clock } = context
    const { member } = notGuest(context)
    await passCaptcha(db, merchant.code, body, clock.now())
    await db.run`
      insert into feedback (merchant, member_id, type, content, sent_at)
      values (${merchant.code}, ${BigInt(member.id)}, ${body.type}, ${body.content}, ${clock.now()})`
    return {}
  },

  sendEmail: async ({ db, merchant, body, clock, ip }) => {
    await countHit(db, MAILS, `${merchant.code}:${ip}`, clock.now())
    const text = `From ${body.email}: ${body.subject}\n\n${body.content}`
    await send(db, { merchant: merchant.code, channel: 'mail', recipient: DESK, text, sentAt: clock.now() })
    return {}
  },
}

const HOUR_MS = 3_600_000

/** Hours in which the rewards of the seeded letters can be claimed. */
const CLAIMABLE_HOURS = 30 * 24

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

async function seed(tx: Db, { merchants, clock }: Services): Promise<void> {
  const before = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS)
  for (const { code, currency } of merchants.all) {
    const amount = letterSum(fromBase(12, currency), currency)
    const letters = [
      ['welcome', 4_000, before(3_999)],
      ['signIn', 30, null],
      ['cashback', 26, null],
    ] as const
    for (const [template, hours, readAt] of letters) {
      const details = { amount, day: dayOf(before(24)), until: dayOf(before(hours - CLAIMABLE_HOURS)) }
      await tx.run`
        insert into inbox_message (merchant, member_id, template, details, sent_at, read_at)
        select merchant, id, ${template}, ${json(details)}::jsonb || jsonb_build_object('name', nickname), ${before(hours)}, ${readAt}
        from member where merchant = ${code} and not staff order by id`
    }
  }
}

/** Module of inbox, feedback and mail. */
export const messages: SandboxModule = { name: 'messages', operations, seed }
