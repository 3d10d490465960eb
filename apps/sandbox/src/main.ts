import { readEnvironment } from './environment.ts'
import { portIsFree } from './server/port.ts'

/** Prints one sentence and exits; stack traces are for faults of the sandbox only. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

try {
  const { port, host, databaseUrl, dataFolder, origin, proxies, token } = readEnvironment(process.env)
  // The port is checked first: a mistyped one should fail before the database starts.
  if (!(await portIsFree(port, host)))
    refuse(`Port ${port} is in use: stop the program that uses it, or set SANDBOX_PORT.`)
  const { createSandbox } = await import('./server/sandbox.ts')
  const sandbox = await createSandbox({
    database: { url: databaseUrl, folder: dataFolder },
    origin,
    reach: { proxies, token },
  })
  await sandbox.app.listen({ port, host })
  const store = databaseUrl ? 'PostgreSQL' : dataFolder ? `PGlite in ${dataFolder}` : 'PGlite in memory'
  console.log(`Sandbox gateway ready at ${origin}/sandbox (${store})`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void sandbox.close().finally(() => process.exit(0))
    })
  }
} catch (error) {
  refuse(process.env['DEBUG'] && error instanceof Error ? (error.stack ?? error.message) : sentenceOf(error))
}
