import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { defineConfig } from 'vitest/config'

import { storybookProject } from './vitest.project.ts'

/** Configuration for stories alone, so that unit tests do not wait for Storybook. */
export default defineConfig({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  test: { projects: [storybookProject] },
})
