import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'

const open = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  info: '',
  location: { ip: '198.51.100.24' },
}

describe('site status', () => {
  it.each([
    ['maintenance', { ...open, status: 1, maintenance: true, info: 'Back at noon.' }, 'Back at noon.'],
    ['regionRestricted', { ...open, status: 2, regionRestriction: true }, 'Not available where you are'],
    ['unknown', { ...open, status: 7 }, 'Service unavailable'],
  ])('%s shows its page (S-routes-20, S-status-04, S-status-06)', async (_kind, getSystemStatus, text) => {
    await renderSite(ROUTES.home.path, { answers: { ...openSite, getSystemStatus } })
    await expect.element(page.getByText(text)).toBeVisible()
  })

  it('shows the visitor’s address where the region is restricted (S-status-05)', async () => {
    const getSystemStatus = { ...open, status: 2, regionRestriction: true }
    await renderSite(ROUTES.home.path, { answers: { ...openSite, getSystemStatus } })
    await expect.element(page.getByText('198.51.100.24')).toBeVisible()
  })

  it('opens again after the maintenance', async () => {
    const closed = { ...open, status: 1, maintenance: true }
    const { gateway } = await renderSite(ROUTES.home.path, {
      answers: { ...openSite, getSystemStatus: closed },
    })
    gateway.answer({ getSystemStatus: open })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })

  it('closes when any call reports it, and stores that (S-status-01, S-status-08)', async () => {
    const listHotGames = refusal(503, 'site.maintenance', { data: { info: 'Ten minutes.' } })
    const { services } = await renderSite(ROUTES.home.path, {
      answers: { ...openSite, listHotGames, getSystemStatus: listHotGames },
    })
    await expect.element(page.getByText('Ten minutes.')).toBeVisible()
    expect(services.storage.read(ENTRIES.status)).toEqual({ kind: 'maintenance', info: 'Ten minutes.' })
  })
})
