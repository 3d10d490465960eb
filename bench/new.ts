/**
 * Time from one logo and one colour to an open page, without manual steps. No running gateway knows the
 * brand yet, so a sandbox is started; the site's compile is found or made. Both count.
 * node bench/new.ts
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from 'playwright'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
import { root } from './running.ts'

/** Address without a server. */
const SANDBOX_URL = 'http://localhost:1'
const PORT = process.env['BENCH_PORT'] ?? '7427'
const ID = `bench-${process.pid}`
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><path d="M8 32a24 24 0 1 1 48 0 24 24 0 0 1-48 0Z" fill="#ff6b5e"/><path d="M72 20h20v24H72zM100 20h20v24h-20zM128 20h20v24h-20zM156 20h20v24h-20z" fill="#ffffff"/></svg>`

const folder = mkdtempSync(join(tmpdir(), 'livery-new-'))
const logo = join(folder, 'logo.svg')
writeFileSync(logo, LOGO)
const changes = () =>
  execFileSync('git', ['-C', root, 'status', '--porcelain'], { encoding: 'utf8' }).split('\n')
const before = changes()
const started = performance.now()
const livery = spawn(
  process.execPath,
  ['apps/cli/src/main.ts', 'new', ID, '--logo', logo, '--color', '#ff6b5e', '--open'],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT, SANDBOX_URL },
  },
)
const ended = new Promise((resolve) => livery.once('exit', resolve))
const browser = await chromium.launch(chromiumLaunch)
try {
  const marks: Record<string, number> = {}
  const mark = (what: string) => {
    marks[what] = Math.round(performance.now() - started)
  }
  await new Promise<void>((resolve, reject) => {
    livery.stdout.on('data', (chunk) => {
      const said = String(chunk)
      if (said.includes('is written')) mark('folder written and checked')
      if (said.includes('livery serves')) resolve()
    })
    livery.once('exit', (code) => reject(new Error(`livery new ended with ${code}`)))
  })
  mark('built and served')
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`http://${ID}.localhost:${PORT}/`)
  await page.locator('#root img').first().waitFor()
  mark('page open, logo seen')
  await page.locator('main img[src*="/sandbox/art/"]').first().waitFor()
  mark('games and banners there')
  const touched = changes().filter((line) => !before.includes(line))
  console.log(`node bench/new.ts\n`)
  console.table(Object.entries(marks).map(([what, ms]) => ({ what, seconds: (ms / 1000).toFixed(1) })))
  console.log(`Files touched: ${touched.join(', ') || 'none'}`)
} finally {
  await browser.close()
  livery.kill('SIGTERM')
  await ended
  for (const path of [folder, join(root, 'tenants', ID), join(root, 'dist', ID)])
    rmSync(path, { recursive: true, force: true })
}
