import { afterEach, describe, expect, test, vi } from 'vitest'

import { MODULES } from '../modules.ts'
import { freshPglite, SLOW_TESTS } from '../testing/databases.ts'
import { createSandbox } from './sandbox.ts'

const REQUEST_ID = 'request-of-the-test'

describe('an unexpected error', SLOW_TESTS, () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test.each([
    ['of a call', '/wps/system/status'],
    ['outside the contract', '/sandbox/broken'],
  ])('%s tells a caller nothing but the id under which it is printed', async (_name, url) => {
    const broken = () => Promise.reject(new Error('the secret of the database'))
    const sandbox = await createSandbox({
      database: await freshPglite('seeded'),
      ticking: false,
      modules: MODULES.map((module) =>
        module.name === 'system'
          ? {
              ...module,
              operations: { ...module.operations, getSystemStatus: broken },
              routes: (app) => void app.get('/sandbox/broken', broken),
            }
          : module,
      ),
    })
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const answer = await sandbox.app.inject({
      url,
      headers: { merchant: 'AUR01', 'accept-language': 'EN', gateway: '3', 'x-request-id': REQUEST_ID },
    })
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      500,
      {
        success: false,
        code: 'server.error',
        message: 'Something failed; quote the request id.',
        requestId: REQUEST_ID,
      },
    ])
    expect(answer.body).not.toContain('secret')
    const [line = []] = printed.mock.calls
    expect(line.join(' ')).toContain(REQUEST_ID)
    expect(line.join(' ')).toContain('the secret of the database')
    await sandbox.close()
  })
})
