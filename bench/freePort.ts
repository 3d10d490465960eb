import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Server of a page that a bench has made. */
export interface ServedPage extends AsyncDisposable {
  readonly address: string
}

/** Serves what `answer` writes on a free port of this machine, until it is disposed of. */
export async function onFreePort(answer: RequestListener): Promise<ServedPage> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
