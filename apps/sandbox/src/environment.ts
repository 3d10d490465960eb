/** Validated environment variables of the sandbox. */
export interface Environment {
  readonly port: number
  /** Host name or address to listen on; `localhost` is every loopback address of this machine. */
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly dataFolder: string | undefined
  readonly origin: string
  /** Addresses or networks of the proxies whose `X-Forwarded-*` headers are believed. */
  readonly proxies: readonly string[]
  /** Token that opens the console's routes to callers outside of this machine. */
  readonly token: string | undefined
}

/** Minimum length of the console's token: it is a password that travels with every request. */
const TOKEN_LENGTH = 16

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
  const token = variables['SANDBOX_TOKEN'] || undefined
  if (token && token.length < TOKEN_LENGTH)
    throw new Error(`SANDBOX_TOKEN is shorter than ${TOKEN_LENGTH} characters.`)
  return {
    port,
    host: variables['SANDBOX_HOST'] || 'localhost',
    databaseUrl,
    dataFolder: variables['SANDBOX_DATA'] || undefined,
    origin,
    proxies: readProxies(variables['SANDBOX_PROXIES']),
    token,
  }
}

/** Address of a proxy: IPv4 or IPv6, with an optional network length, or one of the names of such networks. */
const PROXY = /^(loopback|linklocal|uniquelocal|[0-9a-fA-F:.]+(\/\d{1,3})?)$/

function readProxies(value: string | undefined): string[] {
  const proxies = (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const wrong = proxies.find((proxy) => !PROXY.test(proxy))
  if (wrong !== undefined)
    throw new Error(`SANDBOX_PROXIES names "${wrong}", which is no address, network or "loopback".`)
  return proxies
}
