import { relative } from 'node:path'

import type { Plugin } from 'vite'

import { reachFrom } from './graph.ts'

/** Modules that some modules import, directly or not, and a plugin that finds them out. */
export interface Reach {
  readonly plugin: Plugin
  /** True for a module that is reached; known once the bundler has read all modules. */
  readonly has: (id: string) => boolean
}

/**
 * Follows static imports from some modules, those included.
 * @param root folder that the paths are below
 * @param starts paths of modules
 */
export function reachOf(root: string, starts: readonly string[]): Reach {
  let reached: ReadonlySet<string> = new Set()
  return {
    plugin: {
      name: 'livery-reach',
      buildEnd() {
        const from = [...this.getModuleIds()].filter((id) => starts.includes(relative(root, id)))
        if (from.length < starts.length) this.error(`Not every module is there: ${starts.join(', ')}.`)
        reached = reachFrom(from, (id) => this.getModuleInfo(id)?.importedIds ?? [])
      },
    },
    has: (id) => reached.has(id),
  }
}
