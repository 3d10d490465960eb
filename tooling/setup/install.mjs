import { ensureDependencies } from './dependencies.mjs'

/** Installs what every other command needs, and nothing when it is there. */
ensureDependencies()
