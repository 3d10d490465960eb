import { describe, expect, it, test } from 'vitest'

import { chosenLayout, layoutOf, type LayoutChoices } from './template.ts'

describe.each(['memberCentreLayout', 'depositLayout'] as const)('the %s', (part) => {
  const choice = (value: number | null): LayoutChoices => ({ [part]: layoutOf(value) })

  test.each([
    [1, 1, 'new'],
    [0, 1, 'new'],
    [1, 0, 'base'],
    [1, 2, 'base'],
    [1, null, 'new'],
    [null, null, 'base'],
  ] as const)('of a brand with %j under a platform with %j is %s (S-roles-11)', (brand, live, shown) => {
    expect(chosenLayout(part, choice(brand), choice(live))).toBe(shown)
  })

  it('is the brand’s until the platform has answered', () => {
    expect(chosenLayout(part, choice(1), undefined)).toBe('new')
    expect(chosenLayout(part, {}, undefined)).toBe('base')
  })
})

test('each of the two is chosen by itself', () => {
  const brand = { memberCentreLayout: 'new', depositLayout: 'base' } as const
  expect(chosenLayout('memberCentreLayout', brand, undefined)).toBe('new')
  expect(chosenLayout('depositLayout', brand, undefined)).toBe('base')
})
