import { describe, expect, it } from 'vitest'

import { helpNumber, helpPath, helpTopic } from './helpTopic.ts'

const items = [
  { title: 'Deposits', content: '<p>d</p>', children: [] },
  {
    title: 'Withdrawals',
    content: '<p>w</p>',
    children: [
      { title: 'How long?', content: '<p>Ten minutes.</p>' },
      { title: 'How much?', content: '<p>A lot.</p>' },
    ],
  },
]

describe('a help address', () => {
  it.each([
    ['?p=0', 'Deposits'],
    ['?p=1', 'Withdrawals'],
    ['?p=1&c=0', 'How long?'],
    ['?p=1&c=1', 'How much?'],
  ])('%s shows %s', (search, title) => {
    expect(helpTopic(items, search)?.title).toBe(title)
  })

  it.each(['', '?p=', '?p=9', '?p=-1', '?p=1.5', '?p=x', '?p=0&c=0', '?p=1&c=7', '?p=1&c='])(
    '%s leads nowhere',
    (search) => {
      expect(helpTopic(items, search)).toBeUndefined()
    },
  )

  it('is written the way it is read', () => {
    expect(helpPath(1)).toBe('/m/helpDetail?p=1')
    expect(helpPath(1, 0)).toBe('/m/helpDetail?p=1&c=0')
    expect(helpTopic(items, helpPath(1, 1).split('?')[1] ?? '')).toMatchObject({
      main: 1,
      child: 1,
      parent: 'Withdrawals',
    })
    expect(helpNumber(1, 0)).toBe('2.1')
  })
})
