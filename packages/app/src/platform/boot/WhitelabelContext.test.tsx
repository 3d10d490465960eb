import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { useFlags } from '#platform/whitelabel/useFlags.ts'
import { useLayout } from '#platform/whitelabel/useTemplates.ts'
import type { FakeGateway } from '#testing/fakeGateway.ts'
import { showPart } from '#testing/showPart.tsx'

import { useWhitelabel } from './WhitelabelContext.ts'

const FIVE_MINUTES = 5 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})

function Parts() {
  useFlags()
  useLayout('depositLayout')
  return useWhitelabel().data && 'The settings are here.'
}

/** Number of questions for the settings of a page that shows them. */
async function shownPage() {
  const gateway: FakeGateway = await showPart(<Parts />, {})
  await expect.element(page.getByText('The settings are here.')).toBeVisible()
  return () => gateway.received('getWhitelabel').length
}

it('asks once for all parts of a page that read live settings, and again every five minutes', async () => {
  const asked = await shownPage()
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(FIVE_MINUTES)
  await expect.poll(asked).toBe(2)
})

it('asks again when the page comes back to the front, but for fresh settings', async () => {
  const asked = await shownPage()
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  vi.setSystemTime(Date.now() + FIVE_MINUTES - 1000)
  comeBack()
  expect(asked()).toBe(1)
  vi.setSystemTime(Date.now() + 2000)
  comeBack()
  await expect.poll(asked).toBe(2)
})
