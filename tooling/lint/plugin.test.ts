import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Sources that a rule refuses: rule, file, source, and a part of its advice. */
const REFUSED: [rule: string, file: string, source: string, advice: string][] = [
  ['raw-style', 'a.css.ts', "const a = { color: '#fff' }", 'vars.color'],
  ['raw-style', 'b.css.ts', "const a = { padding: '12px 0' }", 'vars.space'],
  ['raw-style', 'c.css.ts', 'const a = { fontSize: 14 }', 'vars.type'],
  ['raw-style', 'd.css.ts', 'const a = { zIndex: 10 }', 'vars.layer'],
  ['raw-style', 'e.css.ts', "const a = { background: 'red' }", 'vars.color'],
  ['directional-style', 'a.css.ts', 'const a = { marginLeft: x }', 'marginInlineStart'],
  ['directional-style', 'c.css.ts', "const a = { marginLeft: ['1px', x] }", 'marginInlineStart'],
  ['directional-style', 'b.css.ts', "const a = { textAlign: 'right' }", "'end'"],
  ['literal-text', 'a.tsx', 'const a = <p>Log in</p>', '*.messages.ts'],
  ['literal-text', 'b.tsx', 'const a = <img alt="Our game" />', '*.messages.ts'],
  ['tenant-branch', 'a.ts', "if (tenant.id === 'x') y()", 'capability'],
  ['tenant-branch', 'b.ts', "switch (config.merchantCode) { case 'A': y() }", 'capability'],
  ['plain-comment', 'a.ts', '/** Whether bets are taken. */\nexport const a = 1', 'True while'],
  ['plain-comment', 'b.ts', '/**\n * What a player sees.\n */\nexport const a = 1', 'noun'],
  ['plain-comment', 'c.ts', '// Whoever comes second waits.\nexport const a = 1', 'person'],
  ['plain-comment', 'd.ts', 'export const a = 1 // It is late.', 'pronoun'],
  ['plain-comment', 'e.ts', '/* Where links lead. */\nexport const a = 1', 'place'],
  ['plain-comment', 'f.ts', '// Nobody reads this. Ever,\nexport const a = 1', 'people'],
  ['plain-comment', 'g.tsx', 'const a = <p>{/* They are hidden. */}</p>', 'pronoun'],
  ['plain-comment', 'h.ts', 'y() // Retries.\n\n// Who asked for it.\ny()', 'person'],
  ['wire-spelling', 'a.ts', 'const name = game.vassalage', "'vendor'"],
  ['wire-spelling', 'b.ts', 'export type A = { readonly numero: string }', 'lotteryMapping.ts'],
  ['wire-spelling', 'c.ts', 'const lastNumero = 1', "'drawNumber'"],
  ['wire-spelling', 'd.ts', "const layout = templates['mem_cen']", "'memberCentreLayout'"],
  ['wire-spelling', 'e.tsx', 'const a = <Balls numero="1" />', "'drawNumber'"],
  ['open-door', 'a.ts', "import { exec } from 'node:child_process'", 'execFile'],
  ['open-door', 'b.ts', "import { execSync as run } from 'child_process'", 'execFile'],
  ['open-door', 'c.ts', "import * as children from 'node:child_process'", 'Name what is imported'],
  ['open-door', 'd.ts', "spawn('git', [], { shell: true })", 'start the program itself'],
  ['open-door', 'e.ts', 'const agent = new Agent({ rejectUnauthorized: false })', 'Every certificate'],
  ['open-door', 'f.ts', "process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'", 'Every certificate'],
  ['open-door', 'g.ts', "process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'", 'Every certificate'],
  ['open-door', 'h.ts', "const env = { NODE_TLS_REJECT_UNAUTHORIZED: '0' }", 'Every certificate'],
  ['folder-name', 'utils/a.ts', 'y()', 'utils'],
  ['folder-name', 'date-helpers.ts', 'y()', 'helpers'],
]

/** Sources that a rule lets pass. */
const PASSED: [rule: string, file: string, source: string][] = [
  [
    'raw-style',
    'ok.css.ts',
    "const a = { color: vars.color.text.primary, inlineSize: '100%', flexGrow: 1, margin: 0 }",
  ],
  ['directional-style', 'ok.css.ts', "const a = { marginInlineStart: x, textAlign: 'start' }"],
  ['directional-style', 'variants.css.ts', 'const a = { bottom: [sheet, { color: x }], left: { color: x } }'],
  ['literal-text', 'ok.tsx', 'const a = <p>{title} · 2</p>'],
  ['tenant-branch', 'ok.ts', 'if (tenant.flags.VIP) y()'],
  ['plain-comment', 'ok.ts', '/** True while bets are taken. It never changes. */\nexport const a = 1'],
  ['plain-comment', 'wrapped.ts', '// Sends a call again, because\n// it may be lost.\n// It is rare.\ny()'],
  ['plain-comment', 'clause.ts', '// Where storage is blocked, the choice lasts for the page.\ny()'],
  ['plain-comment', 'words.ts', '// Item of a whole list, whoever reads it.\ny()'],
  [
    'wire-spelling',
    'ok.ts',
    "const path = '/lotto/numero'; const { vendor, drawNumber, lotteryModes } = game",
  ],
  ['wire-spelling', 'gameMapping.ts', 'const vendor = game.vassalage'],
  ['wire-spelling', 'wallet.queries.ts', 'const total = wallet.sumBalance'],
  ['wire-spelling', 'testing/fakeGateway.ts', 'const numero = 1'],
  ['open-door', 'ok.ts', "import { execFile, spawn } from 'node:child_process'; spawn('git', ['log'])"],
  ['open-door', 'shell.ts', 'const site = { shell: frame }; const options = { shell: false }'],
  ['folder-name', 'ledger.ts', 'y()'],
]

/** Messages of the rules, by rule and file, and the number of files that were looked at. */
const messages = new Map<string, string[]>()
let lookedAt = 0

interface Report {
  readonly diagnostics: readonly { readonly message: string; readonly filename: string }[]
  readonly number_of_files: number
}

/** Report of oxlint with one rule of the plugin, about all files of a folder. */
function reportOf(rule: string, folder: string): Report {
  const config = join(folder, 'oxlint.json')
  const settings = {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: [join(root, 'tooling/lint/plugin.mjs')],
    rules: { [`livery/${rule}`]: 'error' },
  }
  writeFileSync(config, JSON.stringify(settings))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-c', config, '-f', 'json', '.'], {
    encoding: 'utf8',
    cwd: folder,
  })
  return JSON.parse(stdout) as Report
}

// Once for each rule: the program takes longer to start than to look at all files.
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-lint-'))
  const all = [...REFUSED, ...PASSED]
  for (const [rule, file, source] of all) {
    const path = join(folder, rule, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }
  for (const rule of new Set(all.map(([name]) => name))) {
    const { diagnostics, number_of_files: files } = reportOf(rule, join(folder, rule))
    lookedAt += files
    for (const { message, filename } of diagnostics) {
      const name = `${rule} ${filename}`
      messages.set(name, [...(messages.get(name) ?? []), message])
    }
  }
  rmSync(folder, { recursive: true })
})

it.each(REFUSED)('%s refuses %s: %s', (rule, file, _source, advice) => {
  expect(messages.get(`${rule} ${file}`)).toEqual([expect.stringContaining(advice)])
})

it.each(PASSED)('%s lets %s pass: %s', (rule, file) => {
  expect(messages.get(`${rule} ${file}`)).toBeUndefined()
})

it('looked at every file', () => {
  expect(lookedAt).toBe(REFUSED.length + PASSED.length)
})
