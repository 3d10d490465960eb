import { chromiumLaunch } from '@livery/browser'
import { chromium, type Browser, type Page } from 'playwright'
import { build, preview, type Plugin } from 'vite'

/** Page of the built consumer, its errors, and the calls that its gateway received. */
export interface Rendered extends AsyncDisposable {
  readonly page: Page
  readonly faults: readonly string[]
  readonly calls: readonly { readonly path: string; readonly merchant: string | undefined }[]
}

type Call = Rendered['calls'][number]

const WALLET = { currency: 'EUR', symbol: '€', sumBalance: '1234.50', balance: '1234.50', wallets: [] }

/** Fake gateway with one wallet. */
function fakeGateway(calls: Call[]): Plugin {
  return {
    name: 'fake-gateway',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/wps/wallets/gcs', (request, response) => {
        calls.push({ path: request.originalUrl ?? '', merchant: request.headers['merchant']?.toString() })
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify({ success: true, value: WALLET }))
      })
    },
  }
}

async function openPage(browser: Browser, url: string, faults: string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  await page.goto(url)
  return page
}

/** Builds the consumer with its own Vite configuration, serves it on a free port and opens it in Chromium. */
export async function renderConsumer(root: string): Promise<Rendered> {
  const calls: Call[] = []
  const faults: string[] = []
  await build({ root, logLevel: 'warn' })
  const server = await preview({
    root,
    logLevel: 'warn',
    plugins: [fakeGateway(calls)],
    preview: { port: 0 },
  })
  const browser = await chromium.launch(chromiumLaunch)
  const close = async () => {
    await browser.close()
    await server.close()
  }
  const page = await openPage(browser, server.resolvedUrls?.local[0] ?? '', faults)
  return { page, faults, calls, [Symbol.asyncDispose]: close }
}
