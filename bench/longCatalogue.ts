import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

type Game = Record<string, unknown>

/** Page size of the contract's maximum: a long list in few calls, which are not measured. */
export const PAGE = 500

const WORDS = ['Golden', 'Night', 'Tiger', 'Coral', 'Ember', 'Lotus', 'Storm', 'Velvet', 'Comet', 'Jade']
const nameOf = (index: number): string =>
  `${WORDS[index % 10]} ${WORDS[Math.floor(index / 10) % 10]} ${index}`

/**
 * Proxy of the sandbox that answers the catalogue with any number of games, each shaped like the sandbox's
 * first.
 * @param ports of the proxy and of the sandbox
 */
export async function longCatalogue(
  games: number,
  ports: { readonly own: number; readonly sandbox: number },
): Promise<AsyncDisposable> {
  const sandbox = `http://localhost:${ports.sandbox}`
  let sample: Promise<Game> | undefined
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', sandbox)
    if (pathname === '/lgw/games/mobile') {
      sample ??= firstGame(`${sandbox}${asked.url}`, asked.headers)
      void answerPage(answer, sample, (game) => pageOf(game, games, searchParams))
      return
    }
    const passed = request(
      `${sandbox}${asked.url}`,
      { method: asked.method, headers: asked.headers },
      (of) => {
        answer.writeHead(of.statusCode ?? 502, of.headers)
        of.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => void server.listen(ports.own, resolve))
  return {
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answerPage(
  answer: ServerResponse,
  sample: Promise<Game>,
  pageOfGames: (game: Game) => object,
): Promise<void> {
  answer.setHeader('content-type', 'application/json')
  answer.end(JSON.stringify({ success: true, value: pageOfGames(await sample) }))
}

async function firstGame(address: string, headers: IncomingHttpHeaders): Promise<Game> {
  const response = await fetch(address, {
    headers: {
      merchant: String(headers['merchant']),
      'accept-language': 'EN',
      gateway: String(headers['gateway']),
    },
  })
  const body = (await response.json()) as { value: { games: Game[] } }
  return body.value.games[0] ?? {}
}

function pageOf(game: Game, count: number, query: URLSearchParams) {
  const pageNum = Number(query.get('pageNo'))
  const wanted = query.get('gameName')?.toLowerCase() ?? ''
  const all = Array.from({ length: count }, (_, index) => index).filter((index) =>
    nameOf(index).toLowerCase().includes(wanted),
  )
  return {
    games: all.slice((pageNum - 1) * PAGE, pageNum * PAGE).map((index) => {
      const name = nameOf(index)
      return { ...game, nodeId: String(500_000 + index), gameName: name, nodeName: name, displayName: name }
    }),
    pageNum,
    totalPages: Math.ceil(all.length / PAGE),
    total: all.length,
  }
}
