import { describe, expect, test } from 'vitest'

import { DEFAULT_COST, hashPassword, isCheap, passwordCost, passwordMatches } from './passwords.ts'

describe('hash of a password', () => {
  test('costs what OWASP asks for, unless a test says otherwise', async () => {
    expect(passwordCost({})).toBe(DEFAULT_COST)
    // OWASP's minimum as rounds × block size × lanes: 2^15 × 8 × 3, equal to 2^17 × 8 × 1 in its list.
    expect(DEFAULT_COST).toEqual({ N: 32_768, r: 8, p: 3 })
    expect(passwordCost({ SANDBOX_SCRYPT_ROUNDS: '1024' })).toEqual({ N: 1024, r: 8, p: 1 })
    expect(() => passwordCost({ SANDBOX_SCRYPT_ROUNDS: '1000' })).toThrow('no power of two')
    expect(() => passwordCost({ SANDBOX_SCRYPT_ROUNDS: '1' })).toThrow('no power of two')
  })

  test('is checked at its own cost, and replaced when that is too low', async () => {
    const cheap = await hashPassword('Livery-2026')
    expect(await passwordMatches('Livery-2026', cheap)).toBe(true)
    expect(await passwordMatches('livery-2026', cheap)).toBe(false)
    expect(await passwordMatches('Livery-2026', null)).toBe(false)
    expect(isCheap(cheap)).toBe(false)
    expect(isCheap(cheap.replace(/^scrypt\$\d+/, 'scrypt$16'))).toBe(true)
  })

  test('at the default cost matches too', async () => {
    // Made once at N=2^15, r=8, p=3 with 16 zero bytes of salt.
    const dear = 'scrypt$32768$8$3$AAAAAAAAAAAAAAAAAAAAAA$e6-tmSVz49hIO8so2lB3TJ0Ly3Oi3z3NckuXnXiY-O8'
    expect(await passwordMatches('Livery-2026', dear)).toBe(true)
  })
})
