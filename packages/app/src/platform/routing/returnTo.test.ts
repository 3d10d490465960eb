import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'

import { safeReturnPath } from './returnTo.ts'

describe('safeReturnPath', () => {
  it.each(['/m/gameRecord', '/m/launchGame?vendor=X&nodeId=1', '/m/notice/7'])(
    'keeps %s (S-session-07)',
    (path) => {
      expect(safeReturnPath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/m/login',
    '/m/register?a=b',
    '/nowhere',
    '',
    7,
    null,
  ])('turns %s into home', (path) => {
    expect(safeReturnPath(path)).toBe(ROUTES.home.path)
  })
})
