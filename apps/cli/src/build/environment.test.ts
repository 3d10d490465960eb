import { expect, it } from 'vitest'

import { environmentOf, type EnvironmentFlags } from './environment.ts'

it.each<[EnvironmentFlags, string | undefined]>([
  [{}, undefined],
  [{ environment: 'staging' }, 'staging'],
  [{ production: true }, 'production'],
  [{ environment: 'production', production: true }, 'production'],
])('%j builds the values of %s', (flags, environment) => {
  expect(environmentOf(flags)).toBe(environment)
})

it.each<[EnvironmentFlags, string]>([
  [{ environment: 'stagin' }, 'Did you mean staging?'],
  [{ environment: '' }, 'give one of staging, production.'],
  [{ environment: 'staging', production: true }, "--production builds production's values"],
])('%j is refused', (flags, said) => {
  expect(() => environmentOf(flags)).toThrow(said)
})
