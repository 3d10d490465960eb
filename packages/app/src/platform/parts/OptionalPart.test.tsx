import type { ReactNode } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { toastsAtom } from '#platform/overlays/overlays.atoms.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'

import { ErrorBoundary } from './ErrorBoundary.tsx'
import { forgetFailures } from './lazyPage.ts'
import { lazyPart } from './lazyPart.tsx'
import { OptionalPart } from './OptionalPart.tsx'

const gone = new Error('the chunk did not come')

/** Part whose chunk does not come at first: each attempt asks twice. */
function unluckyPart(attempts: number) {
  const fetchPart = vi.fn<() => Promise<{ readonly default: () => ReactNode }>>(async () => ({
    default: () => <p>the part</p>,
  }))
  for (let times = 0; times < attempts * 2; times += 1) fetchPart.mockRejectedValueOnce(gone)
  return { Part: lazyPart(fetchPart), fetchPart }
}
const part = page.getByText('the part')

describe('a part whose chunk does not come', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    forgetFailures()
  })

  it('is missing alone, and is asked for again when the network returns and with the next page (S-frame-27)', async () => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const { Part, fetchPart } = unluckyPart(2)
    await render(
      <MemoryRouter>
        <Link to="/next">the page</Link>
        <OptionalPart>
          <Part />
        </OptionalPart>
      </MemoryRouter>,
    )
    await expect.poll(() => fetchPart.mock.calls.length).toBe(2)
    await expect.poll(() => vi.mocked(reportError).mock.calls.length).toBe(1)
    globalThis.dispatchEvent(new Event('online'))
    await expect.poll(() => vi.mocked(reportError).mock.calls.length).toBe(2)
    expect(fetchPart).toHaveBeenCalledTimes(4)
    await expect.element(part).not.toBeInTheDocument()
    await page.getByText('the page').click()
    await expect.element(part).toBeVisible()
    await expect.element(page.getByText('the page')).toBeVisible()
  })

  it('is asked for again by the page that shows its failure (S-frame-17)', async () => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const { Part } = unluckyPart(1)
    await render(
      <ErrorBoundary
        renderFailure={(_, retry) => (
          <button
            onClick={() => {
              forgetFailures()
              retry()
            }}
          >
            again
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>,
    )
    await page.getByRole('button', { name: 'again' }).click()
    await expect.element(part).toBeVisible()
  })

  it('that shows messages leaves the page, too (S-frame-27)', async () => {
    vi.spyOn(globalThis, 'reportError').mockReturnValue()
    const { services } = await renderSite('/', { answers: openSite })
    await expect.element(page.getByRole('main')).toBeVisible()
    const broken = { key: -1, tone: 'info', duration: 1, message: {} } as const
    services.store.set(toastsAtom, [broken])
    await expect.poll(() => vi.mocked(reportError).mock.calls.length).toBe(1)
    await expect.element(page.getByRole('main')).toBeVisible()
    services.store.set(toastsAtom, [])
  })
})
