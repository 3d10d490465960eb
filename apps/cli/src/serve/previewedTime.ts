import { dayOf, isDay } from '../terminal/day.ts'
import { UserError } from '../terminal/userError.ts'
import type { MovedTexts } from './answer.ts'

const WITH_OFFSET = /T.*(Z|[+-]\d{2}:?\d{2})$/

/**
 * Time of `--at`: a time with its offset, or a day, which is its noon in UTC and so the same day nearly everywhere.
 * @throws {UserError} for anything else
 */
export function previewedTime(text: string): number {
  const at = Date.parse(isDay(text) ? `${text}T12:00Z` : text)
  if ((isDay(text) || (WITH_OFFSET.test(text) && isDay(dayOf(text)))) && !Number.isNaN(at)) return at
  throw new UserError(
    `--at is '${text}': give a day such as 2026-12-24, or a time such as 2026-12-24T18:00Z.`,
  )
}

/** Pages as they will be at a time: their script takes it from `data-at` instead of the clock. @param at ms since 1970 */
export function showAt(at: number): MovedTexts {
  return { to: `at ${at}`, text: (text) => text.replace(/^<!doctype html>\n<html /i, `$&data-at="${at}" `) }
}

/** Several changes one after the other; undefined for none. */
export function together(changes: readonly (MovedTexts | undefined)[]): MovedTexts | undefined {
  const all = changes.filter((each) => each !== undefined)
  if (all.length === 0) return undefined
  return {
    to: all.map(({ to }) => to).join(' '),
    text: (text) => all.reduce((changed, each) => each.text(changed), text),
  }
}
