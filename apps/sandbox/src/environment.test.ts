import { describe, expect, test } from 'vitest'

import { readEnvironment } from './environment.ts'

describe('environment', () => {
  test('without variables the sandbox listens to this machine only, and believes no proxy', () => {
    expect(readEnvironment({})).toEqual({
      port: 7000,
      host: 'localhost',
      databaseUrl: undefined,
      dataFolder: undefined,
      origin: 'http://localhost:7000',
      proxies: [],
      token: undefined,
    })
  })

  test('proxies are a list of addresses, networks and names', () => {
    expect(readEnvironment({ SANDBOX_PROXIES: 'loopback, 10.0.0.0/8,::1' }).proxies).toEqual([
      'loopback',
      '10.0.0.0/8',
      '::1',
    ])
  })

  test.each([
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SANDBOX_ORIGIN: 'nowhere' }, 'SANDBOX_ORIGIN'],
    [{ SANDBOX_PROXIES: 'everyone' }, 'SANDBOX_PROXIES'],
    [{ SANDBOX_TOKEN: 'short' }, 'SANDBOX_TOKEN'],
  ])('%j is refused by name', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(name)
  })
})
