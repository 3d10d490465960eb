import { atom } from 'jotai'

/**
 * Idempotency-Keys of claims whose outcome is not known, by reward: the next press repeats the very same claim, also
 * after a look at another page.
 */
export const openClaimsAtom = atom<Readonly<Record<string, string | undefined>>>({})
