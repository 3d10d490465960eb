import type { FastifyInstance } from 'fastify'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Services } from '../operations.ts'

/**
 * Asks a vendor to book a transfer. Vendors of the sandbox always do, unless the console lets the request or
 * the answer be lost.
 */
export async function askVendor(
  tx: Db,
  merchant: string,
  reference: string,
): Promise<'booked' | 'no answer'> {
  const fault = await tx.row<{ lose: 'request' | 'answer' }>`
    with fault as (
      update vendor_fault set times = times - 1 where merchant = ${merchant} and times > 0 returning lose
    ), booked as (
      insert into vendor_book (reference)
      select ${reference} where not exists (select from fault where lose = 'request')
      on conflict do nothing
    )
    select lose from fault`
  return fault ? 'no answer' : 'booked'
}

/** True when a transfer is in the vendor's books. */
export const vendorHas = async (tx: Db, reference: string): Promise<boolean> =>
  (await tx.row`select from vendor_book where reference = ${reference}`) !== undefined

/** Route that lets the next transfers of a merchant lose their request or their answer. */
export function vendorRoutes(app: FastifyInstance, { db, merchants }: Services): void {
  app.post<{ Body: { merchant?: string; lose?: string; times?: number } | undefined }>(
    '/sandbox/vendor-faults',
    async ({ body }) => {
      const merchant = merchants.all.find(({ code }) => code === body?.merchant)?.code
      const { lose, times = 1 } = body ?? {}
      if (merchant === undefined || (lose !== 'request' && lose !== 'answer') || !Number.isInteger(times)) {
        return fail(400, 'request.invalid', {
          message: 'Send { "merchant", "lose": "request" | "answer", "times"?: whole number }.',
        })
      }
      await db.run`
        insert into vendor_fault (merchant, lose, times) values (${merchant}, ${lose}, ${times})
        on conflict (merchant) do update set lose = excluded.lose, times = excluded.times`
      return { merchant, lose, times }
    },
  )
}
