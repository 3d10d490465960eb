import { readFile } from 'node:fs/promises'

import { cancel, isCancel, text } from '@clack/prompts'
import { JURISDICTIONS } from '@livery/tenant'
import type { Command } from 'commander'

import { createTenant } from '../new/createTenant.ts'
import { readAnswers } from '../new/newTenant.ts'
import { printProblems } from '../terminal/problems.ts'
import { run } from '../terminal/run.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import type { GlobalOptions } from './options.ts'

interface NewFlags extends GlobalOptions {
  readonly from?: string
  readonly json?: boolean
}

const QUESTIONS = [
  { name: 'name', message: 'What do players call the brand?', placeholder: 'Aurora' },
  { name: 'color', message: 'Its colour?', placeholder: '#17dfc6' },
  { name: 'languages', message: 'Its languages, the first is the default?', placeholder: 'EN VI' },
] as const

async function readFileAnswers(path: string | undefined): Promise<Record<string, unknown>> {
  if (path === undefined) return {}
  const content = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`--from names ${path}, which cannot be read.`)
  })
  try {
    return JSON.parse(content) as Record<string, unknown>
  } catch {
    throw new UserError(`--from names ${path}, which is no JSON.`)
  }
}

/** Asks for what is missing, on a terminal; a script gets told instead. */
async function ask(given: Record<string, unknown>): Promise<Record<string, unknown>> {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return given
  const answers = { ...given }
  for (const { name, message, placeholder } of QUESTIONS) {
    if (answers[name] !== undefined) continue
    const answer = await text({ message, placeholder })
    if (isCancel(answer)) {
      cancel('Nothing was written.')
      throw new UserError('Stopped.')
    }
    if (answer !== '') answers[name] = answer
  }
  return answers
}

async function create(
  id: string,
  flags: NewFlags & Record<string, unknown>,
  terminal: Terminal,
): Promise<number> {
  const { root: _root, from, json, ...own } = flags
  const { root } = findWorkspace(flags)
  const given = { ...(await readFileAnswers(from)), ...own, id }
  const answers = readAnswers(json === true ? given : await ask(given))
  const warnings = await createTenant(root, answers)
  if (warnings.length > 0) printProblems(terminal, warnings)
  const address = `http://${id.replace(/^_/, '')}.localhost:7100`
  terminal.line()
  terminal.line(
    `tenants/${id} is written and passes its checks. Its company, licence and hosts are examples until you edit tenant.ts.`,
  )
  terminal.line(`  livery dev ${id}                          from source, on ${address}`)
  terminal.line(`  livery build ${id} && livery serve        as it will be served`)
  terminal.json({ id, folder: `tenants/${id}`, address, warnings })
  return EXIT.done
}

export function addNew(program: Command): void {
  program
    .command('new')
    .summary('start a new brand')
    .description(
      'Writes a folder under tenants/ that passes check and builds. On a terminal it asks for what no flag says.',
    )
    .argument('<id>', 'name of the folder: lower-case letters, digits and hyphens')
    .option('--name <name>', 'name of the brand as players read it')
    .option('--color <hex>', 'brand colour, such as #14b8a6')
    .option('--accent <hex>', 'second colour (default: proposed from the first)')
    .option('--logo <svg>', 'logo for dark surfaces (default: drawn)')
    .option('--icon <svg>', 'square icon (default: made from the logo)')
    .option('--host <name>', 'host of the site')
    .option('--merchant-code <code>', 'code of the merchant at the gateway')
    .option('--languages <codes>', 'languages offered, the first is the default', 'EN')
    .option('--currency <code>', 'ISO 4217 code of the wallet', 'EUR')
    .option('--jurisdiction <id>', `one of ${Object.keys(JURISDICTIONS).join(', ')}`, 'malta')
    .option('--company <name>', 'registered name of the licensee')
    .option('--licence <number>', 'licence number (default: an example)')
    .option('--from <json>', 'file with the same answers; flags win over it')
    .option('--json', 'print one JSON object: { id, folder, address, warnings }')
    .addHelpText(
      'after',
      `
Examples:
  livery new coral                                        asks for the rest
  livery new coral --name Coral --color '#ff6b5e' --languages EN,VI
  livery new coral --from coral.json --logo coral.svg
`,
    )
    .action((id: string, _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<NewFlags & Record<string, unknown>>()
      // Defaults of flags give way to a file; what was typed does not.
      const typed = Object.entries(flags).filter(
        ([name]) => flags.from === undefined || command.getOptionValueSource(name) !== 'default',
      )
      const terminal = createTerminal(flags)
      return run(terminal, () => create(id, Object.fromEntries(typed), terminal))
    })
}
