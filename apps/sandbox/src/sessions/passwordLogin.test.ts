import { describe, expect, test } from 'vitest'

import { hashPassword } from '../members/passwords.ts'
import { freshPglite } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'

describe('a password', () => {
  const at = useSandbox(freshPglite)
  const codeOf = async (password: string) =>
    (await player(at.sandbox.app).login('partner', { password })).code

  test('is compared whole, and in one form of Unicode', async () => {
    // The longest that registering takes. Its first letter has two forms: one sign, and a letter with a ring.
    const password = '\u00C5ngstr\u00F6m-Livery-2026'
    expect(password).toHaveLength(20)
    const hash = await hashPassword(password)
    await at.sandbox.db.run`
      update member set password_hash = ${hash} where merchant = 'AUR01' and username = 'partner'`
    expect(await codeOf(`${password.slice(0, -1)}7`)).toBe('login.failed')
    expect(await codeOf(password.toLowerCase())).toBe('login.failed')
    expect(await codeOf(password)).toBeUndefined()
    expect(await codeOf(password.normalize('NFD'))).toBeUndefined()
  })
})
