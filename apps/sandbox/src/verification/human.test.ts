import { describe, expect, test } from 'vitest'

import { hardestProof } from './human.ts'

describe('proof of work', () => {
  test.each([
    ['human', {}, 50_000],
    ['captcha', {}, 400_000],
    ['captcha', { SANDBOX_PROOF_DIVISOR: '40' }, 10_000],
  ] as const)('of a %s takes at most %j %i hashes', (purpose, variables, hashes) => {
    expect(hardestProof(purpose, variables)).toBe(hashes)
  })

  test.each(['0', '-1', '1.5', 'many'])('refuses to be divided by %s', (divisor) => {
    expect(() => hardestProof('human', { SANDBOX_PROOF_DIVISOR: divisor })).toThrow('no whole number')
  })
})
