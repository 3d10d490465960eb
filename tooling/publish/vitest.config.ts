import { defineConfig } from 'vitest/config'

/** Test of the tarballs, apart from the unit tests: `turbo run consumer` makes the tarballs first. */
export default defineConfig({
  test: {
    name: 'published',
    include: ['published.test.ts'],
    environment: 'node',
    // Time for an install, a compile and a build.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
