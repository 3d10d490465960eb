import type { MessageId } from '@livery/i18n'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { refusalOf, type Refusals } from '#platform/errors/refusalOf.ts'

import { isPause } from './useRefusal.ts'

/** The field that a refusal concerns, and the words under it. */
export type FieldRefusals<Name> = Refusals<readonly [name: Name, id: MessageId]>

/**
 * Shows a failed submit: under its field where the table names one, else in a toast. A pause is left to the form, which
 * counts it down above its button (`usePause`).
 * @param refuse of `useProblemForm`
 */
export function useFieldRefusals<Name>(
  refusals: FieldRefusals<Name>,
  refuse: (name: Name, id: MessageId) => void,
): (error: unknown) => void {
  const { fail } = useServices()
  return (error) => {
    if (isPause(error)) return
    const about = refusalOf(error, refusals)
    if (about) refuse(...about)
    else fail.ofAction(error)
  }
}
