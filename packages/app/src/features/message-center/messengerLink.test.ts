import { checkLink, type LinkPurpose } from '@livery/domain/site'
import { describe, expect, it } from 'vitest'

import { messengerLink } from './messengerLink.ts'

const check = (address: string, purpose: LinkPurpose) =>
  checkLink(address, { purpose, self: 'https://play.example' })
const telegram = (url: string) => ({ resourceType: 'Telegram', url }) as const

describe('the messenger entry', () => {
  it.each([
    [[telegram('https://t.me/one')], 'https://t.me/two', 'https://t.me/one'],
    [[], 'https://t.me/two', 'https://t.me/two'],
    [[telegram('javascript:alert(1)')], undefined, undefined],
    [[{ resourceType: 'Android', url: 'https://get.example/a.apk' } as const], undefined, undefined],
  ])('%j with contact %s → %s', (links, contact, expected) => {
    expect(messengerLink(links, contact, check)).toBe(expected)
  })
})
