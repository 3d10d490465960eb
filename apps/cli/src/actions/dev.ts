import { chooseTenants } from '../chooseTenants.ts'
import { USUAL_PORT, USUAL_SANDBOX } from '../commands/addresses.ts'
import type { GlobalOptions } from '../flags.ts'
import { localAddress } from '../serve/overview.ts'
import { listenError, portFrom, sandboxFrom, untilStopped } from '../terminal/listen.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'

export async function dev(id: string, flags: GlobalOptions, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  await chooseTenants(workspace, [id])
  const port = portFrom(process.env['PORT'], USUAL_PORT)
  const sandbox = sandboxFrom(process.env['SANDBOX_URL'], USUAL_SANDBOX)
  terminal.progress('Starting …')
  const { startDevServer } = await import('../dev/devServer.ts')
  const options = { root: workspace.root, id, port, sandbox, quiet: flags.json === true }
  const server = await startDevServer(options).catch((error: unknown) => {
    const taken = error instanceof Error && /already in use/.test(error.message)
    throw listenError(taken ? Object.assign(new Error(error.message), { code: 'EADDRINUSE' }) : error, port)
  })
  terminal.progress('')
  const { line, color } = terminal
  line(`${color.green('✓')} livery dev serves ${color.bold(id)} on ${color.cyan(localAddress(id, port))}`)
  line(color.dim(`  gateway ${sandbox}, Ctrl-C ends`))
  terminal.json({ id, address: localAddress(id, port), gateway: sandbox })
  await untilStopped()
  await server.close()
  return EXIT.done
}
