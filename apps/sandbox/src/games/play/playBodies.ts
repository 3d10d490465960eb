import { fail } from '../../failure.ts'
import type { RoundRequest } from './decide.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Validates the body of a launch.
 * @throws Failure 400 `request.invalid`
 */
export function readLaunch(body: unknown): string {
  const token = isRecord(body) ? body['launch'] : undefined
  if (typeof token !== 'string' || !/^[A-Za-z0-9_-]{16,128}$/.test(token)) invalid('launch')
  return token
}

/**
 * Validates the body of a round.
 * @throws Failure 400 `request.invalid`
 */
export function readRound(body: unknown): RoundRequest {
  if (!isRecord(body)) invalid('body')
  const { roundId, stake, choice, leaveAt } = body
  if (typeof roundId !== 'string' || !/^[A-Za-z0-9-]{8,64}$/.test(roundId)) invalid('roundId')
  if (typeof stake !== 'string' || !/^\d{1,15}(\.\d{1,8})?$/.test(stake)) invalid('stake')
  if (choice !== undefined && (typeof choice !== 'string' || choice.length > 20)) invalid('choice')
  if (
    leaveAt !== undefined &&
    (typeof leaveAt !== 'number' || !Number.isInteger(leaveAt) || leaveAt < 101 || leaveAt > 100_000)
  )
    invalid('leaveAt')
  return {
    roundId,
    stake,
    ...(choice === undefined ? {} : { choice }),
    ...(leaveAt === undefined ? {} : { leaveAt }),
  }
}

function invalid(field: string): never {
  fail(400, 'request.invalid', {
    message: `The field ${field} is missing or malformed.`,
    data: { fields: { [field]: 'format' } },
  })
}
