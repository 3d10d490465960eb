import { createServer, request } from 'node:http'

/**
 * Proxy of a sandbox that answers every merchant as it answers one: generated brands are not among those that the
 * sandbox knows.
 * @param ports of the proxy and of the sandbox
 * @param merchant code of a merchant that the sandbox knows
 */
export async function anyMerchant(
  ports: { readonly own: number; readonly sandbox: number },
  merchant: string,
): Promise<AsyncDisposable> {
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://localhost')
    for (const name of new Set(searchParams.keys()))
      if (name.startsWith('merchant')) searchParams.set(name, merchant)
    const options = {
      host: 'localhost',
      port: ports.sandbox,
      path: `${pathname}?${searchParams}`,
      method: asked.method,
      headers: { ...asked.headers, merchant },
    }
    const passed = request(options, (of) => {
      answer.writeHead(of.statusCode ?? 502, of.headers)
      of.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(ports.own, 'localhost', resolve))
  return {
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
