import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { answerOf, expiryOf, type Challenge } from './proofOfWork.ts'
import { solve } from './solveChallenge.ts'

function challengeFor(number: number, maxnumber = 2_000): Challenge {
  const salt = '5b3c0f7a9e12?expires=1795167060'
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return { algorithm: 'SHA-256', challenge, salt, maxnumber, signature: 'a'.repeat(64) }
}

describe('proof of work', () => {
  it.each([0, 1, 255, 256, 1_999, 2_000])('finds %i (S-verification-11)', async (number) => {
    expect(await solve(challengeFor(number))).toBe(number)
  })

  it('rejects when there is no solution', async () => {
    await expect(solve(challengeFor(3_000))).rejects.toThrow('no solution')
  })

  it('stops when it is aborted', async () => {
    await expect(solve(challengeFor(1_999), AbortSignal.abort())).rejects.toThrow('aborted')
  })

  it('answers in base64 without the limit', () => {
    const challenge = challengeFor(7)
    const answer: unknown = JSON.parse(atob(answerOf(challenge, 7, 12.6)))
    const { maxnumber: _, ...sent } = challenge
    expect(answer).toEqual({ ...sent, number: 7, took: 13 })
  })

  it.each([
    ['5b?expires=1795167060', 1_795_167_060_000],
    ['5b', Number.POSITIVE_INFINITY],
    ['5b?expires=soon', Number.POSITIVE_INFINITY],
  ])('reads the expiry of %s', (salt, expires) => {
    expect(expiryOf({ ...challengeFor(1), salt })).toBe(expires)
  })
})
