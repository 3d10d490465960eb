import { GatewayError } from '@livery/api'
import type { MessageId } from '@livery/i18n'
import { useEffect, useRef } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { refusalOf, type Refusals } from '#platform/errors/refusalOf.ts'

import { isPause } from './useRefusal.ts'

/** The field that a refusal concerns, and the words under it. */
export type FieldRefusals<Name> = Refusals<readonly [name: Name, id: MessageId]>

/** The same for rules of the contract that a field broke (`request.invalid`), by `field: rule`. */
export type BrokenRules<Name> = Readonly<Record<string, readonly [name: Name, id: MessageId]>>

function brokenRuleOf<Name>(error: unknown, rules: BrokenRules<Name>): BrokenRules<Name>[string] | undefined {
  const fields = error instanceof GatewayError ? error.data?.fields : undefined
  const broken = Object.entries(fields ?? {}).find(([field, rule]) => rules[`${field}: ${rule}`])
  return broken && rules[broken.join(': ')]
}

/**
 * Shows a failed submit: under its field where the table names one, else in a toast. A pause is left to the form, which
 * counts it down above its button (`usePause`). When the form is gone by then, everything is said in a toast.
 * @param refuse of `useProblemForm`
 */
export function useFieldRefusals<Name>(
  refusals: FieldRefusals<Name>,
  refuse: (name: Name, id: MessageId) => void,
  rules: BrokenRules<Name> = {},
): (error: unknown) => void {
  const { fail, overlays } = useServices()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return (error) => {
    const about = refusalOf(error, refusals) ?? brokenRuleOf(error, rules)
    if (gone.current && about) return overlays.notify.failure({ id: about[1] })
    if (isPause(error) && !gone.current) return
    if (about) refuse(...about)
    else fail.ofAction(error)
  }
}
