/**
 * Gives every property test the same cases in every run, so that a build fails only for its own change. Set
 * `FUZZ_SEED` to a number for other cases and put a counterexample that they find into a
 * table test beside the mend.
 */
import { configureGlobal, readConfigureGlobal } from 'fast-check'

const STANDARD_SEED = 2026

configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env['FUZZ_SEED'] ?? STANDARD_SEED) })
