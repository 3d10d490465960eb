import * as fc from 'fast-check'

import { fromBase } from '../ledger/index.ts'
import { intention } from '../testing/player.ts'
import { VENDOR } from './orders.ts'
import { about, money, nth, same } from './step.ts'
import { callAs, desk, type World } from './world.ts'

/** Moves money to a vendor or back, at times without an answer; the same intention is sent twice. */
export const transferring = fc
  .tuple(
    nth,
    fc.constantFrom('in' as const, 'out' as const),
    fc.integer({ min: 1, max: 60 }),
    fc.constantFrom(undefined, undefined, 'request' as const, 'answer' as const),
  )
  .map(([who, direction, units, lose]) =>
    about(`transfer ${units} ${direction}${lose ? `, ${lose} lost` : ''}`, who, async (world, member) => {
      const amount = fromBase(units, member.currency)
      const [from, to] =
        direction === 'in' ? (['balance', 'atVendor'] as const) : (['atVendor', 'balance'] as const)
      const isEnough = member[from] >= amount
      if (lose && isEnough) await desk(world, '/sandbox/vendor-faults', { merchant: member.merchant, lose })
      const body = { direction, vassalage: VENDOR, amount: money(member, units) }
      const headers = intention()
      const move = () => callAs(world, member, 'POST', '/wps/relay/GCS_walletTransfer', body, headers)
      same('A transfer', (await move()).code, isEnough ? undefined : 'wallet.insufficient')
      if (!isEnough) return
      same('A repeated transfer', (await move()).status, 200)
      member[from] -= amount
      if (lose) {
        member.onTheWay += amount
        world.transfers.push({ member, amount, to: lose === 'answer' ? to : from })
      } else member[to] += amount
    }),
  )

/** The sweep has asked the vendors: money goes on, or back to where it came from. */
export function expectSweep(world: World): void {
  for (const { member, amount, to } of world.transfers.splice(0)) {
    member.onTheWay -= amount
    member[to] += amount
  }
}
