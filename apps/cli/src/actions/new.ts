import { readFile, stat } from 'node:fs/promises'

import { USUAL_PORT } from '../commands/addresses.ts'
import type { NewFlags } from '../flags.ts'
import { createTenant } from '../new/createTenant.ts'
import { nameFor, readAnswers } from '../new/newTenant.ts'
import { mostVivid } from '../new/recolour.ts'
import { localAddress } from '../serve/overview.ts'
import { portFrom } from '../terminal/listen.ts'
import { printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'

type Answers = Record<string, unknown>

/** Size of a logo that is searched for its colours, in bytes. */
const LARGEST_SEARCHED = 512 * 1024

async function readFileAnswers(path: string | undefined): Promise<Answers> {
  if (path === undefined) return {}
  const content = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`--from names ${path}, which cannot be read.`)
  })
  let answers: unknown
  try {
    answers = JSON.parse(content)
  } catch {
    throw new UserError(`--from names ${path}, which is no JSON.`)
  }
  if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) return answers as Answers
  throw new UserError(
    `--from names ${path}, which is no object: write { "name": "Coral", "color": "#ff6b5e" }.`,
  )
}

/** Dominant colour of the given logo, for a brand without a named colour. */
async function colorOfLogo(logo: unknown): Promise<Answers> {
  if (typeof logo !== 'string') return {}
  // The picture itself is judged later; here a large one is only not searched for colours.
  const size = (await stat(logo).catch(() => undefined))?.size ?? 0
  if (size > LARGEST_SEARCHED) return {}
  const color = mostVivid(await readFile(logo, 'utf8').catch(() => ''))
  return color === undefined ? {} : { color }
}

const isInteractive = (flags: NewFlags) =>
  flags.json !== true && process.stdin.isTTY === true && process.stdout.isTTY === true

export async function create(id: string, flags: NewFlags, terminal: Terminal): Promise<number> {
  const { root: _root, from, json: _json, open, ...own } = flags
  const { root, cache } = findWorkspace(flags)
  const typed = { ...(await readFileAnswers(from)), ...own, id }
  const given: Answers = { ...(await colorOfLogo('logo' in typed ? typed.logo : undefined)), ...typed }
  const complete = isInteractive(flags)
    ? await (await import('../new/ask.ts')).ask(given, id)
    : { name: nameFor(id), ...given }
  const answers = readAnswers(complete)
  terminal.progress(`Writing tenants/${id} …`)
  const { warnings, notes, colors } = await createTenant(root, answers, cache)
  terminal.progress('')
  const { line, color, swatch } = terminal
  const opening = open === true ? await import('./open.ts') : undefined
  const port = (await opening?.portToOpen()) ?? portFrom(process.env['PORT'], USUAL_PORT)
  const address = localAddress(id, port)
  line(`${color.green('✓')} tenants/${color.bold(id)} is written and passes its checks`)
  const proposed = answers.accent === undefined ? color.dim(' (proposed)') : ''
  line(
    `  ${swatch(colors.brand)} brand ${colors.brand}   ${swatch(colors.accent)} accent ${colors.accent}${proposed}`,
  )
  for (const note of notes) line(`  ${color.yellow('!')} ${note}`)
  if (warnings.length > 0) printProblems(terminal, warnings)
  line()
  line(color.dim('Company, licence and hosts are examples until somebody edits tenant.ts.'))
  const output = { id, folder: `tenants/${id}`, address, colors, notes, warnings }
  if (opening !== undefined) return opening.buildAndOpen(id, port, flags, terminal, output)
  terminal.json(output)
  line(`  ${color.cyan(`livery dev ${id}`)}                       from source, on ${address}`)
  line(`  ${color.cyan(`livery build ${id} && livery serve`)}     as it will be served`)
  return EXIT.done
}
