import { createServer, type IncomingMessage } from 'node:http'

/** Answer of the sandbox with its whole body. */
interface Answer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

/** Headers that documents send beside the merchant's. */
const PASSED_ON = ['accept-language', 'gateway'] as const

/**
 * Gateway that answers every merchant as a sandbox answers one: generated brands are not among those that the sandbox
 * knows. The sandbox is asked once for each answer: brands are measured, and a hundred of them would measure how fast it
 * answers.
 * @param ports of the gateway and of the sandbox
 * @param merchant code of a merchant that the sandbox knows
 */
export async function anyMerchant(
  ports: { readonly own: number; readonly sandbox: number },
  merchant: string,
): Promise<AsyncDisposable> {
  const answers = new Map<string, Promise<Answer>>()

  async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const answer = await fetch(`http://localhost:${ports.sandbox}${path}`, { headers })
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: Buffer.from(await answer.arrayBuffer()),
    }
  }

  function answerTo({ url = '/', headers }: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    for (const name of new Set(searchParams.keys()))
      if (name.startsWith('merchant')) searchParams.set(name, merchant)
    const path = `${pathname}?${searchParams}`
    const sent = PASSED_ON.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as const] : []
    })
    const key = JSON.stringify([path, sent])
    const answer = answers.get(key) ?? ask(path, { ...Object.fromEntries(sent), merchant })
    answers.set(key, answer)
    return answer
  }

  const server = createServer((asked, answer) => {
    asked.resume()
    answerTo(asked).then(
      ({ status, type, body }) => answer.writeHead(status, { 'content-type': type }).end(body),
      () => answer.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(ports.own, 'localhost', resolve))
  return {
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
