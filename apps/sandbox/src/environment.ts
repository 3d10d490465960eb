/** Validated environment variables of the sandbox. */
export interface Environment {
  readonly port: number
  readonly databaseUrl: string | undefined
  readonly dataFolder: string | undefined
  readonly origin: string
}

/**
 * Reads and validates the environment.
 * @throws Error in one sentence, naming the variable
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const port = Number(variables['SANDBOX_PORT'] || 7000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`SANDBOX_PORT is "${variables['SANDBOX_PORT']}", which is no port number.`)
  }
  const databaseUrl = variables['DATABASE_URL'] || undefined
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must begin with postgres:// or postgresql://.')
  }
  const origin = (variables['SANDBOX_ORIGIN'] || `http://localhost:${port}`).replace(/\/$/, '')
  if (!URL.canParse(origin)) throw new Error(`SANDBOX_ORIGIN is "${origin}", which is no address.`)
  return { port, databaseUrl, dataFolder: variables['SANDBOX_DATA'] || undefined, origin }
}
