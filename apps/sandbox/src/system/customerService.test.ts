import { createCipheriv, randomBytes } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { secretOf } from '../platform/secret.ts'
import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { decryptPath, encryptPath } from './customerService.ts'

describe('a path to customer service', SLOW_TESTS, () => {
  const at = useSandbox(freshPglite)

  test('a path opens as it was made, and for its own merchant', async () => {
    const { db } = at.sandbox
    const path = await encryptPath(db, 'AUR01', 'https://chat.example/')
    expect(await decryptPath(db, 'AUR01', path)).toBe('https://chat.example/')
    await expect(decryptPath(db, 'LOT01', path)).rejects.toMatchObject({ status: 404 })
    await expect(decryptPath(db, 'AUR01', path.slice(0, -4))).rejects.toMatchObject({ status: 404 })
  })

  test('a path with a short tag, which could be guessed, does not open', async () => {
    const { db } = at.sandbox
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', await secretOf(db, 'customerService'), nonce, {
      authTagLength: 4,
    })
    cipher.setAAD(Buffer.from('AUR01'))
    cipher.final()
    const path = Buffer.concat([nonce, cipher.getAuthTag()]).toString('base64url')
    await expect(decryptPath(db, 'AUR01', path)).rejects.toMatchObject({ status: 404 })
  })
})
