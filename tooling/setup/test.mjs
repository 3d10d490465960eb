import { ensureDebianPackages } from './debian.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { runSteps } from './steps.mjs'
import { say } from './terminal.mjs'
import { STEPS } from './testSteps.mjs'

/**
 * Complete test from a clean clone: set-up, then every check and test with progress. `npm test -- types unit`
 * runs only the named steps.
 */
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) {
  say(`No step named ${unknown.join(', ')}. The steps: ${STEPS.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

ensureDependencies()
ensureDebianPackages()

const steps = wanted.length > 0 ? STEPS.filter((step) => wanted.includes(step.name)) : STEPS
const { passed, failed } = await runSteps(steps)
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
