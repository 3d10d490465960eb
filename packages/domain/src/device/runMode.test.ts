import { expect, test } from 'vitest'

import { registerMethodOf } from './runMode.ts'

test.each([
  ['ios', false, false, 'H5'],
  ['android', false, false, 'H5'],
  ['other', false, false, 'H5'],
  ['ios', false, true, 'WEBCLIP'],
  ['android', false, true, 'PWA'],
  ['other', false, true, 'PWA'],
  ['ios', true, false, 'APP'],
  ['ios', true, true, 'APP'],
  ['android', true, true, 'APP'],
] as const)(
  '%s, native %s, standalone %s registers by %s (S-install-16)',
  (os, nativeApp, standalone, method) => {
    expect(registerMethodOf({ os, nativeApp, standalone })).toBe(method)
  },
)
