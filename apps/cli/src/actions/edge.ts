import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { nginxEdge } from '../edge/nginxEdge.ts'
import { varnishEdge } from '../edge/varnishEdge.ts'
import type { EdgeFlags } from '../flags.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'

/** Prints the configuration of a cache in front of the machines that serve releases. */
export async function edge(kind: string, flags: EdgeFlags, terminal: Terminal): Promise<number> {
  const { origin } = flags
  // An address may hold letters that end a statement of a configuration.
  if (!URL.canParse(origin) || !/^http:\/\/[\w.:[\]-]+$/.test(new URL(origin).origin))
    throw new UserError(`--origin is '${origin}': give the origin's address, such as http://10.0.0.5:7100.`)
  const texts: Readonly<Record<string, () => string | Promise<string>>> = {
    nginx: () => nginxEdge({ origin }),
    varnish: () => varnishEdge({ origin }),
    worker: () => readFile(join(import.meta.dirname, '../edge/worker.js'), 'utf8'),
  }
  const text = Object.hasOwn(texts, kind) ? await texts[kind]?.() : undefined
  if (text === undefined)
    throw new UserError(`There is no edge '${kind}': give one of ${Object.keys(texts).join(', ')}.`)
  terminal.line(text.trimEnd())
  terminal.json({ kind, text })
  return EXIT.done
}
