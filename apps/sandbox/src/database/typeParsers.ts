import { types } from 'pg'

import { DATE, INT8, INT8_LIST } from './typeIds.ts'

/** Reads a value from the text in which PostgreSQL sends it. */
export type TypeParser = (text: string) => unknown

/** Parser for a type. A few are not the driver's own, because the embedded database would read them differently. */
export function parserOf(typeId: number): TypeParser {
  if (typeId === INT8) return BigInt
  if (typeId === INT8_LIST) return int8List
  if (typeId === DATE) return String
  return types.getTypeParser(typeId, 'text') as TypeParser
}

/** Reads the text of a list of whole numbers, such as `{1,-2}`. */
const int8List = (text: string): bigint[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt))
