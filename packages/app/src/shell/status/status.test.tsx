import { ROUTES } from '@livery/domain'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal } from '../../testing/fakeGateway.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { openSite } from '../../testing/samples.ts'
import { ENTRIES } from '../storage/index.ts'

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
  ])('%s shows its page', async (_kind, getSystemStatus, words) => {
    await renderSite(ROUTES.home.path, { answers: { ...openSite, getSystemStatus } })
    await expect.element(page.getByText(words)).toBeVisible()
  })

  it('shows the visitor’s address where the region is restricted', async () => {
    const getSystemStatus = { ...open, status: 2, regionRestriction: true }
    await renderSite(ROUTES.home.path, { answers: { ...openSite, getSystemStatus } })
    await expect.element(page.getByText('198.51.100.24')).toBeVisible()
  })

  it('opens again when the operator is done', async () => {
    const closed = { ...open, status: 1, maintenance: true }
    const { gateway } = await renderSite(ROUTES.home.path, {
      answers: { ...openSite, getSystemStatus: closed },
    })
    gateway.answer({ getSystemStatus: open })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  })

  it('closes when any call says so, and remembers it', async () => {
    const listHotGames = refusal(503, 'site.maintenance', { data: { info: 'Ten minutes.' } })
    const { shell } = await renderSite(ROUTES.home.path, {
      answers: { ...openSite, listHotGames, getSystemStatus: listHotGames },
    })
    await expect.element(page.getByText('Ten minutes.')).toBeVisible()
    expect(shell.storage.read(ENTRIES.status)).toEqual({ kind: 'maintenance', info: 'Ten minutes.' })
  })
})
