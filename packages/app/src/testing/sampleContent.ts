import type { DocumentContent } from '@livery/tenant'

/** Content of home's document in English, a minute valid, without answers of the gateway. */
export const sampleContent: DocumentContent = {
  path: '/',
  language: 'EN',
  asOf: 1_000_000,
  maxAge: 60_000,
  modules: [],
  answers: [],
}
