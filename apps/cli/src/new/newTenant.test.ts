import { expect, it } from 'vitest'

import { readAnswers } from './newTenant.ts'

const refusal = (given: object): string => {
  try {
    readAnswers({ id: 'coral', name: 'Coral', color: '#ff6b5e', ...given })
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it.each([
  ['coral-2', 'accepted'],
  ['_coral', 'accepted'],
  ['c'.repeat(40), 'accepted'],
  ['Coral', 'The id is "Coral": give lower-case letters, digits and hyphens.'],
  ['co_ral', 'The id is "co_ral": give lower-case letters, digits and hyphens.'],
  ['1', 'The id is "1": give an id that begins with a letter.'],
  ['-coral', 'The id is "-coral": give an id that begins with a letter.'],
  ['c'.repeat(41), `The id is "${'c'.repeat(41)}": give an id of at most 40 characters.`],
])('the id %j is told by the rule that it breaks', (id, said) => {
  expect(refusal({ id })).toBe(said)
})

it.each(['red', '#fff', '14b8a6'])('the colour %j is told what is missing', (color) => {
  expect(refusal({ color })).toBe(`--color is "${color}": give a # and six digits, such as #14b8a6.`)
})
