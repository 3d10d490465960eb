import { describe, expect, test } from 'vitest'

import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'

describe('the log of requests', SLOW_TESTS, () => {
  const at = useSandbox(freshPglite)

  test('has the path of a call alone: no token, mail address, name or body', async () => {
    const robin = player(at.sandbox.app)
    await robin.login('member')
    await robin.call('GET', '/wps/member/email?email=somebody@example.com')
    await robin.call('GET', '/wps/member/username?userName=somebody')
    const logged = await at.sandbox.app.inject('/sandbox/requests')
    expect(logged.json<{ list: object[] }>().list.slice(0, 3)).toMatchObject([
      { path: '/wps/member/username', operationId: 'checkUsername', status: 200 },
      { path: '/wps/member/email', operationId: 'checkEmail', status: 200 },
      { path: '/wps/session/login', operationId: 'login', status: 200 },
    ])
    for (const secret of ['somebody', 'Livery-2026', robin.token ?? ''])
      expect(logged.body).not.toContain(secret)
  })
})
