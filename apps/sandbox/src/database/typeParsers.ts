import { types } from 'pg'

import { DATE, INT8, INT8_LIST, TIMESTAMPTZ } from './typeIds.ts'

/** Reads a value from the text in which PostgreSQL sends it. */
export type TypeParser = (text: string) => unknown

/**
 * Parser for a type. Those of a few are not the driver's own: the embedded database would read them differently, or it
 * takes too long.
 */
export function parserOf(typeId: number): TypeParser {
  if (typeId === INT8) return BigInt
  if (typeId === INT8_LIST) return int8List
  if (typeId === DATE) return String
  if (typeId === TIMESTAMPTZ) return time
  return types.getTypeParser(typeId, 'text') as TypeParser
}

/** Reads the text of a list of whole numbers, such as `{1,-2}`. */
const int8List = (text: string): bigint[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt))

const anyTime = types.getTypeParser(TIMESTAMPTZ, 'text') as TypeParser

/**
 * Reads a time. That of a server in UTC, such as `2026-11-29 14:48:56.123+00`, is read by the engine itself, in a third
 * of the time of the driver's expression; it would take years before 100 for others, and knows no `infinity`.
 */
const time: TypeParser = (text) =>
  text.endsWith('+00') && !text.startsWith('0') ? new Date(text) : anyTime(text)
