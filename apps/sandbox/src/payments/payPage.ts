import { readFile } from 'node:fs/promises'

import { escapeHtml } from '@livery/html'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { toDecimal } from '../ledger/index.ts'
import type { Services } from '../operations.ts'
import { channelName } from './channels.ts'
import { closeDeposit, findDeposit, isOpen, type DepositRow } from './deposits.ts'
import { receivePayment } from './receipts.ts'

const PAGE = new URL('pages/pay.html', import.meta.url)

/** Texts of the payment page by the order's state. */
const WORDS = {
  open: 'Waiting for your payment',
  paid: 'Paid. The money is in your wallet.',
  failed: 'The payment was refused. Nothing was charged.',
  cancelled: 'This order was cancelled. Nothing was charged.',
  expired: 'This order has expired. Nothing was charged.',
  missing: 'There is no such order.',
} as const

/**
 * Page of the payment provider, which a real gateway would not run itself; every visitor can pay or refuse.
 */
export function payPageRoutes(app: FastifyInstance, { db, clock, merchants }: Services): void {
  async function show(reply: FastifyReply, row: DepositRow | undefined): Promise<FastifyReply> {
    const state = paymentStateOf(row, clock.now())
    const values: Readonly<Record<string, string>> = {
      state,
      words: WORDS[state],
      shop: row ? merchants.get(row.merchant).name : '',
      channel: row ? channelName(row.channel, 'EN') : '',
      number: row?.number ?? '',
      total: row ? `${toDecimal(row.amount + row.fee, row.currency)} ${row.currency}` : '',
      back: row?.return_url ?? '',
    }
    const page = await readFile(PAGE, 'utf8')
    return reply
      .code(row ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .send(page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(values[name] ?? '')))
  }

  type Order = { Params: { number: string } }
  app.get<Order>('/sandbox/pay/:number', async ({ params }, reply) =>
    show(reply, await findDeposit(db, params.number)),
  )
  app.post<Order & { Body: { answer?: string } | undefined }>(
    '/sandbox/pay/:number',
    async (request, reply) => {
      const { number } = request.params
      const now = clock.now()
      if (request.body?.answer !== 'pay') return show(reply, await closeDeposit(db, number, 'failed', now))
      const order = await findDeposit(db, number)
      // The provider's page takes no payment after the order's time; a transfer by the bank may come later.
      if (!order || !isOpen(order, now)) return show(reply, order)
      const receipt = { reference: `first:${number}`, arrived: order.amount + order.fee, now }
      return show(reply, await receivePayment(db, (code) => merchants.get(code), number, receipt))
    },
  )
}

function paymentStateOf(row: DepositRow | undefined, now: Date): keyof typeof WORDS {
  if (!row) return 'missing'
  if (row.status !== 'pending') return row.status
  return isOpen(row, now) ? 'open' : 'expired'
}
