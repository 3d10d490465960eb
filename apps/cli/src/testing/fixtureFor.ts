import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { createFixture, type Fixture } from './fixture.ts'

/**
 * Fixture of a test file, with time for whole bundles: seconds on a busy machine.
 * @param scope `each` for a fresh one for each test, `all` for tests that leave it as they found it
 */
export function fixtureFor(scope: 'each' | 'all'): Fixture {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
  let made: Fixture | undefined
  const current = (): Fixture => {
    if (made === undefined) throw new Error('The fixture is there once the tests have begun.')
    return made
  }
  const [before, after] = scope === 'each' ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(async () => {
    made = await createFixture()
  })
  after(() => current().remove())
  return {
    get root() {
      return current().root
    },
    read: (path) => current().read(path),
    write: (path, content) => current().write(path, content),
    build: (options) => current().build(options),
    core: () => current().core(),
    remove: () => current().remove(),
  }
}
