import { expect, it, vi } from 'vitest'

import type { Bundle } from './bundles.ts'
import { createRenewal } from './renewal.ts'

const bundle = (id: string) => ({ id, folder: `/dist/${id}` }) as Bundle

it('renews a visited brand once per interval, also after a failure, and no other', async () => {
  let now = 0
  const renewed: string[] = []
  const renew = async ({ id }: Bundle) => {
    renewed.push(id)
    if (id === 'harbour') throw new Error('The gateway is down.')
  }
  const { visited } = createRenewal({ interval: 100, renew, now: () => now })
  for (const id of ['harbour', 'harbour', 'meadow', 'harbour']) visited(bundle(id))
  await vi.waitFor(() => expect(renewed).toEqual(['harbour', 'meadow']))
  now = 99
  visited(bundle('harbour'))
  now = 100
  visited(bundle('harbour'))
  await vi.waitFor(() => expect(renewed).toEqual(['harbour', 'meadow', 'harbour']))
})

it('renews a brand for a server that opens, and not again with its first visit', async () => {
  const renewed: string[] = []
  const renew = async ({ id }: Bundle) => {
    renewed.push(id)
    if (id === 'harbour') throw new Error('The gateway is down.')
  }
  const renewal = createRenewal({ interval: 100, renew, now: () => 0 })
  await Promise.all(['harbour', 'meadow'].map((id) => renewal.renewed(bundle(id))))
  renewal.visited(bundle('meadow'))
  expect(renewed).toEqual(['harbour', 'meadow'])
})
