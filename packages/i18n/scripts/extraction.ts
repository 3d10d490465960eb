import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

import type { Catalogue } from '../src/catalogue/index.ts'

export type Extraction = {
  /** The English catalogue, sorted by id. */
  readonly messages: Catalogue
  /** Notes for translators on each message, sorted by id. */
  readonly context: Catalogue
}

const WORKSPACE = join(import.meta.dirname, '../../..')
const FORMATJS = join(WORKSPACE, 'node_modules/.bin/formatjs')
/** Marks messages declared without an id, which the tool would otherwise name by a hash. */
const NAMELESS = 'without-id-'

/** Files that declare messages, next to the code that shows them. */
export const MESSAGE_SOURCES = 'packages/{app,ui,i18n}/src/**/*.messages.ts'

/**
 * Reads every message declared in the workspace.
 * @throws Error with one line for each fault: no id, no text, no description, one id with two texts, broken
 * syntax
 */
export function extractMessages(root: string = WORKSPACE): Extraction {
  const files = globSync(MESSAGE_SOURCES, { cwd: root }).sort()
  const messages: Record<string, string> = {}
  const context: Record<string, string> = {}
  const faults: string[] = []
  for (const [id, { defaultMessage, description, file }] of Object.entries(runTool(root, files))) {
    if (id.startsWith(NAMELESS)) faults.push(`${file}: “${defaultMessage}” has no id`)
    else if (!defaultMessage) faults.push(`${file}: '${id}' has no defaultMessage`)
    else if (!description) faults.push(`${file}: '${id}' has no description, which translators need`)
    else {
      messages[id] = defaultMessage
      context[id] = description
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { messages: sorted(messages), context: sorted(context) }
}

type Extracted = Record<string, { defaultMessage?: string; description?: string; file: string }>

function runTool(root: string, files: readonly string[]): Extracted {
  if (files.length === 0) return {}
  const options = ['--throws', '--extract-source-location']
  const naming = ['--id-interpolation-pattern', `${NAMELESS}[sha512:contenthash:hex:8]`]
  try {
    const output = execFileSync(FORMATJS, ['extract', ...files, ...options, ...naming], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return JSON.parse(output) as Extracted
  } catch (error) {
    throw new Error(firstLine(error), { cause: error })
  }
}

/** The tool reports a mistake with a stack trace; the first line holds the reason and the place. */
function firstLine(error: unknown): string {
  const output = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : ''
  return (output || String(error)).split('\n')[0] ?? ''
}

function sorted(catalogue: Record<string, string>): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)))
}
