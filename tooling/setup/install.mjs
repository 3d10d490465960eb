import { ensureDependencies } from './dependencies.mjs'

/** Installs the dependencies of every other command, unless they are installed. */
ensureDependencies()
