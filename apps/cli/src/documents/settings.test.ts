import { expect, it } from 'vitest'

import { contentWarnings, type ContentState, type DocumentSettings } from './settings.ts'

const GATEWAY = { WEB: 1, MOBILE: 3, statusReading: 'B', tokenInPayload: false } as const
const made = (content: ContentState, ...brands: readonly [id: string, baseUrl: string][]) =>
  brands.map(([id, baseUrl]) => ({
    brand: { id, gateway: { ...GATEWAY, baseUrl }, hosts: [`${id}.localhost`] },
    content,
  }))
const settings = { snapshots: '', maxAge: 0 } satisfies DocumentSettings

it.each([
  ['new answers', made('live', ['one', 'https://gateway.one.com']), {}, []],
  [
    'a silent gateway',
    made('kept', ['one', 'https://gateway.one.com']),
    {},
    [
      'one: https://gateway.one.com gave no public answer; its documents hold the answers of the last time. Renew them: when it answers, livery refresh one',
    ],
  ],
  [
    'many brands with gateways of their own',
    made('none', ...['a', 'b', 'c', 'd', 'e'].map((id): [string, string] => [id, `https://${id}.com`])),
    {},
    [
      'a, b, c and 2 more: the gateway gave no public answer; their documents are without content, and visitors load it as before. Renew them: when it answers, livery refresh',
    ],
  ],
  [
    'several reasons',
    [...made('none', ['a', '']), ...made('kept', ['b', ''])],
    { offline: true },
    [
      'a: no gateway was asked (--offline); its documents are without content, and visitors load it as before. Renew them: livery refresh a --gateway <origin>',
      'b: no gateway was asked (--offline); its documents hold the answers of the last time. Renew them: livery refresh b --gateway <origin>',
    ],
  ],
])('documents are told after %s', (_what, documents, more, said) => {
  expect(contentWarnings(documents, { ...settings, ...more })).toEqual(said)
})
