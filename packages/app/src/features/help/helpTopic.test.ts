import { helpDetailPath } from '@livery/domain/support'
import { describe, expect, it } from 'vitest'

import { helpNumber, helpTopic } from './helpTopic.ts'

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

describe('a help address (S-routes-10, S-help-01)', () => {
  it.each([
    ['?p=0', 'Deposits'],
    ['?p=1', 'Withdrawals'],
    ['?p=1&c=0', 'How long?'],
    ['?p=1&c=1', 'How much?'],
  ])('%s shows %s', (search, title) => {
    expect(helpTopic(items, search)?.title).toBe(title)
  })

  it.each(['', '?p=', '?p=9', '?p=-1', '?p=1.5', '?p=x', '?p=0&c=0', '?p=1&c=7', '?p=1&c='])(
    '%s has no help text',
    (search) => {
      expect(helpTopic(items, search)).toBeUndefined()
    },
  )

  it('is parsed back to its parts', () => {
    const [, search = ''] = helpDetailPath({ main: 1, child: 1 }).split('?')
    expect(helpTopic(items, search)).toMatchObject({
      main: 1,
      child: 1,
      parent: 'Withdrawals',
    })
    expect(helpNumber(1, 0, String)).toBe('2.1')
    expect(helpNumber(1, 0, new Intl.NumberFormat('fa').format)).toBe('۲.۱')
  })
})
