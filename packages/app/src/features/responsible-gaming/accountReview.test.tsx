import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { bootOwing } from '#testing/duties.samples.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { runningGame, runningGamePath } from '#testing/runningGame.ts'
import { memberSite } from '#testing/samples.ts'

import { REVIEWED } from './remindersSeen.ts'

const boot = bootOwing('sixMonthReview')
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
    history.pushState(null, '', runningGamePath)
    const { gateway, services } = await renderSite(runningGamePath, {
      answers: { ...memberSite, launchGame: runningGame },
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
