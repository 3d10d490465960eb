import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'

import type { RegisterValues } from './registrationForm.ts'

type Draft = Partial<RegisterValues>

/** Secrets, proofs and the confirmation, which are given anew. */
const NOT_KEPT = {
  password: '',
  confirmPassword: '',
  captcha: '',
  verificationCode: '',
  adult: false,
} as const

/** Input of a visitor so far, for the way back from the choice of a language. In memory alone. */
const draftAtom = atom<Draft>({})

/** Values of a registration that is under way. */
export const useRegistrationDraft = (): Draft => useAtomValue(draftAtom)

/** Keeps the input when the form is left; nothing once its visitor is a member. */
export function useKeepRegistrationDraft(read: () => RegisterValues): void {
  const { session } = useServices()
  const keep = useSetAtom(draftAtom)
  const leave = useEffectEvent(() => {
    keep(session.current() ? {} : { ...read(), ...NOT_KEPT })
  })
  useEffect(() => () => leave(), [])
}
