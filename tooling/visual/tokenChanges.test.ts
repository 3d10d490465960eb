import { expect, it } from 'vitest'

import { tokenChanges } from './tokenChanges.ts'

const look = (values: Readonly<Record<string, string>>) => new Map(Object.entries(values))

it('tells looks with one change together, and those with the most users first', () => {
  const before = new Map([
    ['lotus dark', look({ '--r': '8px', '--c': '#000', '--same': '1', '--gone': '2' })],
    ['lotus light', look({ '--r': '8px', '--c': '#fff', '--same': '1' })],
  ])
  const after = new Map([
    ['lotus dark', look({ '--r': '14px', '--c': '#111', '--same': '1' })],
    ['lotus light', look({ '--r': '14px', '--c': '#fff', '--same': '1' })],
    ['new dark', look({ '--r': '1px' })],
  ])
  const uses = { 'radius.card': ['ui/card', 'ui/dialog'], 'color.text.primary': ['ui/text'] }
  const names: Readonly<Record<string, string>> = { '--r': 'radius.card', '--c': 'color.text.primary' }
  expect(tokenChanges(before, after, (name) => names[name] ?? name, uses)).toEqual([
    {
      token: 'radius.card',
      before: '8px',
      after: '14px',
      users: ['ui/card', 'ui/dialog'],
      looks: ['lotus dark', 'lotus light'],
    },
    { token: 'color.text.primary', before: '#000', after: '#111', users: ['ui/text'], looks: ['lotus dark'] },
    { token: '--gone', before: '2', after: 'none', users: [], looks: ['lotus dark'] },
  ])
})
