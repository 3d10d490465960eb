import type { LanguageCode, Messages } from '@livery/i18n'
import type { BootData } from '@livery/tenant'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'

import { answersOf, type Answers } from '#platform/boot/answers.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { staticServices } from '#platform/boot/staticServices.ts'
import { useRouteTitle } from '#platform/routing/useRouteTitle.ts'

import { RoutedSite } from './Site.tsx'

export interface DocumentRequest {
  readonly boot: BootData
  readonly language: LanguageCode
  /** Compiled messages of the language. */
  readonly messages: Messages
  /** Address on the site, with its query. */
  readonly path: string
  /** Answers the public calls to the gateway; a call that rejects leaves its part of the page as a placeholder. */
  readonly fetch: typeof globalThis.fetch
  /** True where `fetch` has no answer to anything: then nothing is asked. */
  readonly offline?: boolean
  /** True for the title alone: of a page whose content the browser makes. */
  readonly titleOnly?: boolean
  /** Answers of other documents in the language, so that pages that share one render once less. */
  readonly known?: Answers
}

export interface RenderedDocument {
  /** Content of `#root`. */
  readonly html: string
  /** Text of the page's title. */
  readonly title: string
  /** Answers that the content was made of; the browser begins with them. */
  readonly answers: Answers
}

/** Rounds of fetching: an answer may let a part render that asks again. A page of today needs three. */
const ROUNDS = 5

/**
 * Renders a public page as a visitor without a session sees it. The content holds what the gateway answers by
 * `fetch`: the page is rendered, the answers that it waits for are fetched, and so on until nothing is missing.
 */
export async function renderDocument(request: DocumentRequest): Promise<RenderedDocument> {
  const services = staticServices(request)
  const { queryClient } = services
  for (const [key, data] of request.known ?? []) queryClient.setQueryData(key, data)
  let title = ''
  const site: ReactNode = (
    <Providers services={services}>
      <StaticRouter location={request.path}>
        <ReadTitle onTitle={(read) => (title = read)} />
        {request.titleOnly !== true && <RoutedSite />}
      </StaticRouter>
    </Providers>
  )
  const asked = new Set<string>()
  // In one piece: `prerender` sets large parts aside and moves them into place by a script.
  let html = renderToString(site)
  for (let round = 0; round < ROUNDS; round += 1) {
    const isLoading = html.includes(LEFT_OUT)
    // Fetches the lazily loaded parts of the page; from then on every render of any document has them at once.
    if (isLoading) await prerender(site)
    const isAnswered = request.offline !== true && (await fetchMissing(queryClient, asked))
    if (!isLoading && !isAnswered) break
    const before = html
    html = renderToString(site)
    // A part that failed is left out for good.
    if (!isAnswered && html === before) break
  }
  return { html: html.replace(PRELOADS, ''), title, answers: answersOf(queryClient) }
}

/** Mark that React leaves in place of a part that it did not wait for. */
const LEFT_OUT = '<!--$!-->'
/** Preloads of eager pictures that React writes before the content; the document's head has its own. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Tells the title of the page while it is rendered. */
function ReadTitle({ onTitle }: { readonly onTitle: (title: string) => void }) {
  onTitle(useRouteTitle())
  return null
}

/**
 * Fetches the answers that the last render waited for.
 *
 * @param unanswered hashes of queries that failed; they are not asked again and render as if still pending
 * @returns true when another render may show more
 */
async function fetchMissing(client: QueryClient, unanswered: Set<string>): Promise<boolean> {
  const cache = client.getQueryCache()
  const missing = cache.getAll().filter(({ queryHash, state, options }) => {
    const { enabled } = options as { readonly enabled?: unknown }
    // An answer that is not kept is good for one use, as a captcha is, and so no part of a document.
    const once = options.gcTime === 0
    return state.data === undefined && enabled !== false && !once && !unanswered.has(queryHash)
  })
  const settled = await Promise.allSettled(missing.map((query) => query.fetch()))
  settled.forEach(({ status }, index) => {
    const query = missing[index]
    if (status === 'fulfilled' || query === undefined) return
    unanswered.add(query.queryHash)
    cache.remove(query)
  })
  return settled.some(({ status }) => status === 'fulfilled')
}
