import { createGateway, unwrap, type Schemas } from '@livery/api'
import { documentAddress, ROUTES } from '@livery/domain/routes'
import { HELP_DEVICE } from '@livery/domain/support'
import type { LanguageCode } from '@livery/i18n/registry'

import type { DocumentConfig } from './plan.ts'
import type { Question } from './structuredData.ts'

/** Promotions that get a document: one page of the list. */
const MOST_PROMOTIONS = 20

/** Page that exists because the gateway tells of it. */
export interface Instance {
  readonly address: string
  readonly title: string
  /** Plain text. */
  readonly summary?: string
}

/** Pages that the gateway's answers add to the routes of a brand. */
export interface Instances {
  /** Promotions and help topics. */
  readonly pages: readonly Instance[]
  /** Texts of the help centre, main items first. */
  readonly questions: readonly Question[]
}

const helpAddress = (main: number, child?: number) =>
  documentAddress(ROUTES.helpDetail, { p: String(main), c: child === undefined ? undefined : String(child) })

function helpOf(list: readonly Schemas['HelpItem'][]): Instances {
  return {
    pages: list.flatMap(({ title, content, children }, main) => [
      ...(content === '' ? [] : [{ address: helpAddress(main), title }]),
      ...children.map((topic, child) => ({ address: helpAddress(main, child), title: topic.title })),
    ]),
    questions: list.flatMap(({ title, content, children }) => [{ title, content }, ...children]),
  }
}

function promotionPage({ id, title, summary }: Schemas['Promotion']): Instance {
  return { address: documentAddress(ROUTES.promotion, { id }), title, summary }
}

/** Promotions and help topics that a brand has now; none of a kind whose list has no answer. */
export async function readInstances(
  { merchantCode, gateway: numbers }: DocumentConfig,
  language: LanguageCode,
  fetch: typeof globalThis.fetch,
): Promise<Instances> {
  const gateway = createGateway({
    baseUrl: 'https://gateway.invalid',
    merchant: merchantCode,
    gateway: numbers.WEB,
    getLanguage: () => language,
    getToken: () => undefined,
    fetch,
  })
  const promotions = unwrap(
    gateway.GET('/wps/promotions', { params: { query: { pageNo: 1, pageSize: MOST_PROMOTIONS } } }),
  ).then(
    ({ list }) => list.map(promotionPage),
    () => [],
  )
  const help = unwrap(
    gateway.GET('/wps/system/helpCenter', { params: { query: { lang: language, device: HELP_DEVICE } } }),
  ).then(
    ({ list }) => helpOf(list),
    (): Instances => ({ pages: [], questions: [] }),
  )
  const { pages, questions } = await help
  return { pages: [...(await promotions), ...pages], questions }
}
