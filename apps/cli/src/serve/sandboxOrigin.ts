import type { MovedTexts } from './answer.ts'
import { DEFAULT_SANDBOX } from './gateway.ts'

const escaped = DEFAULT_SANDBOX.replaceAll('.', '\\.')
/** Matches the whole origin, not the beginning of one with a longer port or host. */
const WHOLE_ORIGIN = new RegExp(`${escaped}(?![\\w.-]|:\\d)`, 'g')

/**
 * Replaces the default sandbox's origin in pages and headers by that of the sandbox in use. Brands name the development
 * sandbox by its default address, in the policy and in the pages that repeat it. With a sandbox at another address (two
 * checkouts on one machine, a test's own), games and pictures load from there.
 * @param origin of the sandbox in use
 */
export function moveSandboxOrigin(origin: string): MovedTexts {
  return { to: origin, text: (text) => text.replaceAll(WHOLE_ORIGIN, origin) }
}
