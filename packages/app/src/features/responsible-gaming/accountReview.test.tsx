import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { gameLaunchPath } from '#capabilities/games/launchPath.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

import { REVIEWED } from './remindersSeen.ts'

const { tenant } = testBoot
const boot: typeof testBoot = {
  ...testBoot,
  tenant: { ...tenant, regulation: { ...tenant.regulation, duties: ['sixMonthReview'] } },
}
const launch = {
  url: `${location.origin}/not-a-game`,
  framed: true,
  freePlay: false,
  orientation: 'any',
  expiresAt: '2099-11-20T09:32:00.000Z',
} as const
const game = gameLaunchPath({
  vendor: 'PRISM',
  category: 'RNG',
  gameId: 'PRISM_1',
  nodeId: '100001',
  name: 'Golden Koi',
})
const reminder = page.getByText(/^It’s been half a year/)

describe('the review of an account (S-gaming-08)', () => {
  it('is asked for every six months, once', async () => {
    const { services } = await renderSite(ROUTES.language.path, {
      answers: memberSite,
      session: memberSession,
      boot,
    })
    await expect.element(reminder).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect.element(reminder).not.toBeInTheDocument()
    expect(Object.keys(services.storage.read(REVIEWED) ?? {})).toEqual(['m_1'])
  })

  it('waits until the player has left a running game', async () => {
    // The page before the game, which its way back leads to.
    history.replaceState(null, '', ROUTES.language.path)
    history.pushState(null, '', game)
    const { gateway, services } = await renderSite(game, {
      answers: { ...memberSite, launchGame: launch },
      session: memberSession,
      boot,
    })
    await expect.element(page.getByTitle('Game: Golden Koi')).toBeVisible()
    await expect.poll(() => gateway.received('getMember')).not.toEqual([])
    // The dialog would cover the button.
    await page.getByRole('button', { name: 'Back' }).first().click()
    await expect.element(reminder).toBeVisible()
    expect(services.storage.read(REVIEWED)).toHaveProperty('m_1')
  })
})
