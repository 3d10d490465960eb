import type { Schemas } from '@livery/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession } from '#testing/renderSite.tsx'
import { showPart } from '#testing/showPart.tsx'

import { MomentOutlet } from './MomentOutlet.tsx'
import { useTellMoment } from './useTellMoment.ts'

const free: Schemas['Limits'] = { currency: 'EUR', limits: [], realityCheckMinutes: 0, playedMinutes: 3 }
const atLimit: Schemas['Limits'] = {
  ...free,
  limits: [{ kind: 'loss', period: 'day', amount: '50.00', used: '50.00' }],
}
const announced: boolean[] = []
beforeEach(() => {
  localStorage.clear()
  announced.length = 0
})

/** Bets on a draw that have won. */
function Won({ id, payout }: { readonly id: string; readonly payout: string }) {
  const tell = useTellMoment()
  const moment = { kind: 'draw', amount: payout, currency: 'EUR', drawNumber: '144' } as const
  return (
    <button
      type="button"
      onClick={async () => announced.push(await tell(id, { kind: 'draw', stake: '2.00', payout }, moment))}
    >
      {id}
    </button>
  )
}

const show = (answers: Answers, session: typeof memberSession | undefined = memberSession) =>
  showPart(
    <>
      <Won id="first" payout="14.40" />
      <Won id="loss" payout="1.00" />
      <MomentOutlet />
    </>,
    answers,
    { session },
  )
const press = (id: string) => page.getByRole('button', { name: id }).click()
const winText = page.getByText('€14.40')

describe('a win', () => {
  it('is celebrated once, and closed (S-moments-01)', async () => {
    await show({ getLimits: free })
    await press('first')
    await expect.element(page.getByRole('status')).toHaveTextContent('You won€14.40Draw 144')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(winText).not.toBeInTheDocument()
    await press('first')
    await expect.poll(() => announced).toEqual([true, false])
  })

  it.each<[who: string, answers: Answers, type: number]>([
    ['a member at a limit', { getLimits: atLimit }, 0],
    ['a member whose limits are not known', { getLimits: refusal(500, 'server.error') }, 0],
    ['a trial account', { getLimits: free }, 4],
  ])('of %s is not (S-moments-02)', async (_, answers, type) => {
    await show(answers, { ...memberSession, type })
    await press('first')
    await expect.poll(() => announced).toEqual([false])
    expect(winText.elements()).toHaveLength(0)
  })
})

it('nothing is asked for a return below the stake', async () => {
  const gateway = await show({ getLimits: free })
  await press('loss')
  await expect.poll(() => announced).toEqual([false])
  expect(gateway.received('getLimits')).toHaveLength(0)
})
