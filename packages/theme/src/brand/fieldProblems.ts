import { nearest } from '../nearest.ts'
import type { BrandProblem } from './defineBrand.ts'

/** A found value as text for a message. */
export function show(value: unknown): string {
  return value === undefined ? 'nothing' : String(JSON.stringify(value) ?? typeof value)
}

/** Problem of a field that is no number from `least` to `most`. */
export function outside(field: string, value: unknown, least: number, most: number): BrandProblem[] {
  if (typeof value === 'number' && value >= least && value <= most) return []
  return [{ field, found: show(value), allowed: `a number from ${least} to ${most}` }]
}

/** Problem of a field that is none of some words, with the nearest of them. */
export function amongWords(field: string, value: unknown, words: readonly string[]): BrandProblem[] {
  if (typeof value === 'string' && words.includes(value)) return []
  const meant = nearest(String(value), words)
  return [{ field, found: show(value), allowed: words.join(', '), ...(meant && { nearest: meant }) }]
}
