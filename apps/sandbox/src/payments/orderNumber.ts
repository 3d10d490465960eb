import type { Db } from '../database/index.ts'

/** Order number as shown to players and support: direction, day, serial (`D-20261120-0041`). */
export function paymentNumber(direction: 'D' | 'W', id: bigint, at: Date): string {
  const day = at.toISOString().slice(0, 10).replaceAll('-', '')
  return `${direction}-${day}-${id.toString().padStart(4, '0')}`
}

/** Next id of a table, because an order's number contains its own id. */
export async function nextId(tx: Db, table: 'deposit_order' | 'withdrawal'): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>`select nextval(pg_get_serial_sequence(${table}, 'id')) as id`
  if (!row) throw new Error(`${table} gives no number.`)
  return row.id
}
