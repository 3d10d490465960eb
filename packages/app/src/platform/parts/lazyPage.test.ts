import { describe, expect, it, vi } from 'vitest'

import { forgetFailures, lazyPage, PageLoadFailure } from './lazyPage.ts'

const page = { default: () => null }

describe('lazyPage', () => {
  it('fetches once for any number of loads', async () => {
    const fetchPage = vi.fn<() => Promise<typeof page>>(async () => page)
    const lazy = lazyPage(fetchPage)
    expect(await lazy.load()).toBe(page)
    expect(lazy.load()).toBe(lazy.load())
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  it('retries once by itself (S-frame-17)', async () => {
    const fetchPage = vi
      .fn<() => Promise<typeof page>>(async () => page)
      .mockRejectedValueOnce(new Error('network'))
    expect(await lazyPage(fetchPage).load()).toBe(page)
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('fails after the second attempt until it is reset (S-frame-17)', async () => {
    const fetchPage = vi.fn<() => Promise<typeof page>>(async () => page)
    fetchPage.mockRejectedValueOnce(new Error('one')).mockRejectedValueOnce(new Error('two'))
    const lazy = lazyPage(fetchPage)
    await expect(lazy.load()).rejects.toBeInstanceOf(PageLoadFailure)
    await expect(lazy.load()).rejects.toBeInstanceOf(PageLoadFailure)
    expect(fetchPage).toHaveBeenCalledTimes(2)
    forgetFailures()
    expect(await lazy.load()).toBe(page)
  })
})
