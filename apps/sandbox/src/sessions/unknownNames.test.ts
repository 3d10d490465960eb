import { createHook } from 'node:async_hooks'

import { describe, expect, test } from 'vitest'

import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'

/** Hashes of passwords that a piece of work makes: how long an answer takes follows from them. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  let made = 0
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') made += 1
    },
  }).enable()
  await work()
  hook.disable()
  return made
}

// On one database only: hashing does not depend on it.
describe('a name that nobody has', () => {
  const at = useSandbox(async () => ({}))

  test.each(['member', 'nobody_at_all', '77000000000'])(
    '“%s” is hashed for once, like a member’s',
    async (name) => {
      const who = player(at.sandbox.app)
      expect(await hashesOf(() => who.login(name, { password: 'Wrong-2026' }))).toBe(1)
    },
  )
})
