import { describe, expect, it } from 'vitest'

import { secretOf } from '../platform/secret.ts'
import { freshPglite } from '../testing/databases.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { identityKeys } from './identityKeys.ts'

describe('the secret of the identity provider', () => {
  const at = useSandbox(freshPglite)

  it('gives each use a key of its own, which stays the same on a database', async () => {
    const { db } = at.sandbox
    const keys = await identityKeys(db)
    const all = [await secretOf(db, 'identity'), ...Object.values(keys)].map((key) => key.toString('hex'))
    expect(new Set(all).size).toBe(4)
    expect(all.map((key) => key.length)).toEqual([64, 64, 64, 64])
    expect(await identityKeys(db)).toEqual(keys)
  })
})
