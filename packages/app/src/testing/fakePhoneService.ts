import { vi } from 'vitest'

/**
 * Phone service of tests that mock `firebasePhoneAuth.ts`. All files share it: they share a page too, in which the module
 * that the first of them has mocked is not loaded again.
 */
export const fakePhoneService = {
  send: vi.fn<(phone: string) => Promise<string>>(),
  confirm: vi.fn<(session: string, code: string) => Promise<string>>(),
}
