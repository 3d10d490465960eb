import type { Faults } from '../contract/index.ts'
import { fail } from '../failure.ts'

/**
 * Refuses a call with wrong fields.
 * @throws Failure 400 `request.invalid` with the fields and their rules
 */
export function refuse(fields: NonNullable<Faults>): never
export function refuse(fields: Faults): void
export function refuse(fields: Faults): void {
  if (!fields) return
  const [name = '', rule = ''] = Object.entries(fields)[0] ?? []
  fail(400, 'request.invalid', { message: `The field ${name} breaks the rule "${rule}".`, data: { fields } })
}
