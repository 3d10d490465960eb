import { ensureDependencies } from './dependencies.mjs'
import { requireFreePorts } from './ports.mjs'
import { run, services } from './processes.mjs'
import { say, stop } from './terminal.mjs'

const sandboxPort = portFrom('SANDBOX_PORT', 7000)
const sitePort = portFrom('PORT', 7100)

function portFrom(variable, fallback) {
  const value = process.env[variable] ?? String(fallback)
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    stop(`${variable}=${value} is not a port: give a whole number from 1 to 65535.`)
  return port
}

await requireFreePorts([
  { port: sandboxPort, name: 'the sandbox gateway', variable: 'SANDBOX_PORT' },
  { port: sitePort, name: 'the site server', variable: 'PORT' },
])
ensureDependencies()

say('Building the site and its brands …')
run(
  'turbo',
  ['run', 'stamp', '--output-logs=errors-only', '--log-prefix=none'],
  'The bundles could not be built; the lines above say why.',
)

const ports = {
  SANDBOX_PORT: String(sandboxPort),
  PORT: String(sitePort),
  SANDBOX_URL: `http://localhost:${sandboxPort}`,
  // The site server passes the visitors' calls on, from this machine.
  SANDBOX_PROXIES: 'loopback',
}
const { start } = services()
say('Starting the sandbox gateway and the site …')
await start('The sandbox gateway', 'node', ['apps/sandbox/src/main.ts'], /ready|listening/i, ports)
await start('The site server', 'livery', ['serve'], /ready|listening|http:\/\//i, ports)

// The loader of tenants is TypeScript: the pinned Node can read it, this older version may not.
const { execFileSync } = await import('node:child_process')
const { environment } = await import('./dependencies.mjs')
const { root } = await import('./terminal.mjs')
const brands = JSON.parse(
  execFileSync('node', ['tooling/setup/brands.ts'], { cwd: root, env: environment, encoding: 'utf8' }),
)
const widest = Math.max(...brands.map((brand) => brand.name.length))
say('')
for (const { id, name } of brands) {
  say(
    `  ${name.padEnd(widest)}  http://${id}.localhost:${sitePort}/m/home  sign in as member, password Livery-2026`,
  )
}
say(`\n  Sandbox console: http://localhost:${sandboxPort}/sandbox    Ctrl-C stops everything.`)
