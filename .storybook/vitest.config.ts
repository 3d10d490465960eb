import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { storybookProject } from './vitest.project.ts'

/** Stories have a configuration of their own: whoever runs a unit test should not wait for Storybook. */
export default defineConfig({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  test: { projects: [storybookProject] },
})
