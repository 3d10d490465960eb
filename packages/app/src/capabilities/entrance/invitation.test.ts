import { beforeEach, describe, expect, it } from 'vitest'

import { createBrowserStorage, type BrowserStorage } from '#platform/storage/browserStorage.ts'

import { forgetInvitation, invitationOf } from './invitation.ts'

const NOW = 1_795_000_000_000
const DAY = 24 * 3_600_000

describe('an invitation (S-register-18)', () => {
  let storage: BrowserStorage
  beforeEach(() => {
    storage = createBrowserStorage()
    forgetInvitation(storage)
  })

  it('is kept from the address, for pages without it', () => {
    const given = { affiliateCode: 'ROBIN26', recommenderId: '' }
    expect(invitationOf('?affiliateCode=ROBIN26', storage, NOW)).toEqual(given)
    expect(invitationOf('', storage, NOW + DAY)).toEqual(given)
  })

  it('gives way to a later one', () => {
    invitationOf('?affiliateCode=ROBIN26', storage, NOW)
    invitationOf('?recommenderId=10021', storage, NOW + 1)
    expect(invitationOf('?x=1', storage, NOW + 2)).toEqual({ affiliateCode: '', recommenderId: '10021' })
  })

  it('ends after thirty days, and once it is forgotten', () => {
    const none = { affiliateCode: '', recommenderId: '' }
    invitationOf('?affiliateCode=ROBIN26', storage, NOW)
    expect(invitationOf('', storage, NOW + 31 * DAY)).toEqual(none)
    forgetInvitation(storage)
    expect(invitationOf('', storage, NOW)).toEqual(none)
  })
})
