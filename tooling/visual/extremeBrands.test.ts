import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

const LIVERY = join(import.meta.dirname, '../../apps/cli/bin/livery.js')
const EXTREMES = join(import.meta.dirname, 'extremes')

it('passes the check with all extreme brands, without a warning', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    LIVERY,
    '--root',
    EXTREMES,
    'check',
    '--json',
  ])
  expect(JSON.parse(stdout)).toEqual({ problems: [] })
})
