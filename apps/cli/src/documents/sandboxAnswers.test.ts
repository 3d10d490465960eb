import { describe, expect, it } from 'vitest'

import { documentFixture, originOf } from '../testing/documentFixture.ts'
import { mayHaveContent, type DocumentSettings } from './settings.ts'

const { fixture, settings, read, build } = documentFixture()

/** Settings of a build that asks nobody; the brand has no gateway that could be asked from here. */
const offline = (more: Partial<DocumentSettings> = {}): DocumentSettings => ({
  ...settings(),
  gateway: undefined,
  offline: true,
  ...more,
})
const brand = { id: 'harbour', hosts: ['play.harbour.example'], gateway: { baseUrl: '' } as never }
const hasContent = async () => originOf(await read('index.html')) !== null

describe('answers of a sandbox that were kept', () => {
  it('are for trying: no document for players holds them, neither of this bundle nor of the last one', async () => {
    await build()
    const [bundled] = await build(offline({ forPlayers: true }))
    expect([bundled?.cached, bundled?.content, await hasContent()]).toEqual([false, 'none', false])
    await fixture.write('tenants/harbour/messages/EN.json', '{ "login.forgot": "Forgotten?" }')
    await build(offline({ forPlayers: true }))
    expect(await hasContent()).toBe(false)
    expect(await mayHaveContent(brand, offline({ forPlayers: true }))).toBe(false)
  })

  it('are held by documents for trying', async () => {
    await build()
    await fixture.write('tenants/harbour/messages/EN.json', '{ "login.forgot": "Forgotten?" }')
    const [bundled] = await build(offline())
    expect([bundled?.cached, bundled?.content, await hasContent()]).toEqual([false, 'kept', true])
    expect(await mayHaveContent(brand, offline())).toBe(true)
  })

  it('are for players where that gateway is the one that would be asked', async () => {
    await build()
    const { gateway } = settings()
    const [bundled] = await build(offline({ forPlayers: true, gateway }))
    expect([bundled?.cached, await hasContent()]).toEqual([true, true])
  })
})
