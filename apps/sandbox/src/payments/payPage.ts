import { formatMoney } from '@livery/i18n/money'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { toDecimal } from '../ledger/index.ts'
import type { Services } from '../operations.ts'
import type { TextId } from '../platform/catalogue.ts'
import { fillPage, pageLanguage } from '../platform/pageLanguage.ts'
import { pageHeaders, readPage } from '../platform/standInPage.ts'
import { textIn, textsIn } from '../platform/text.ts'
import { channelName } from './channels.ts'
import { closeDeposit, findByTicket, isOpen, type DepositRow } from './deposits.ts'
import { receivePayment } from './receipts.ts'

const PAGE = readPage(new URL('pages/pay.html', import.meta.url))

/** Texts of the payment page by the order's state, those of the site's own page of the order. */
const STATES = {
  open: 'deposit.status.pending',
  paid: 'deposit.status.paid',
  failed: 'deposit.status.failed',
  cancelled: 'deposit.status.cancelled',
  expired: 'deposit.status.expired',
  missing: 'depositOrder.notFound',
} as const satisfies Record<string, TextId>

/** Texts that every state shows. */
const WORDS = {
  method: 'deposit.payBy',
  order: 'accountRecord.order',
  uncharged: 'depositOrder.nothingCharged',
  pay: 'pay.pay',
  refuse: 'pay.refuse',
  note: 'page.demo',
} as const satisfies Record<string, TextId>

/** Query of the page's address. */
interface Visit {
  /** Platform language, such as `DE`. */
  readonly language?: string
}

/**
 * Page of the payment provider, which a real gateway would not run itself. Whoever has its address can pay or refuse,
 * and only the order's member is told it.
 */
export function payPageRoutes(app: FastifyInstance, { db, clock, merchants }: Services): void {
  async function show(
    reply: FastifyReply,
    row: DepositRow | undefined,
    { language = 'EN' }: Visit,
  ): Promise<FastifyReply> {
    const state = paymentStateOf(row, clock.now())
    const name = row ? merchants.get(row.merchant).name : ''
    const { lang } = pageLanguage(language)
    const page = fillPage(PAGE, language, {
      ...textsIn(WORDS, language),
      state,
      status: textIn(STATES[state], language),
      shop: name,
      channel: row ? channelName(row.channel, language) : '',
      number: row?.number ?? '',
      total: row ? formatMoney(lang, toDecimal(row.amount + row.fee, row.currency), row.currency) : '',
      back: row?.return_url ?? '',
      backTo: textIn({ id: 'page.back', values: { name } }, language),
    })
    return reply
      .code(row ? 200 : 404)
      .headers(pageHeaders(PAGE, { formAction: "'self'" }))
      .send(page)
  }

  type Order = { Params: { ticket: string }; Querystring: Visit }
  app.get<Order>('/sandbox/pay/:ticket', async ({ params, query }, reply) =>
    show(reply, await findByTicket(db, params.ticket), query),
  )
  app.post<Order & { Body: { answer?: string } | undefined }>(
    '/sandbox/pay/:ticket',
    async ({ params, query, body }, reply) => {
      const now = clock.now()
      const order = await findByTicket(db, params.ticket)
      // The provider's page takes no payment after the order's time; a transfer by the bank may come later.
      if (!order || !isOpen(order, now)) return show(reply, order, query)
      const { number } = order
      if (body?.answer !== 'pay') return show(reply, await closeDeposit(db, number, 'failed', now), query)
      const receipt = { reference: `first:${number}`, arrived: order.amount + order.fee, now }
      return show(reply, await receivePayment(db, (code) => merchants.get(code), number, receipt), query)
    },
  )
}

function paymentStateOf(row: DepositRow | undefined, now: Date): keyof typeof STATES {
  if (!row) return 'missing'
  if (row.status !== 'pending') return row.status
  return isOpen(row, now) ? 'open' : 'expired'
}
