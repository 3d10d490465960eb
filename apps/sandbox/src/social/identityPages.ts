import { escapeHtml } from '@livery/html'

import { fillPage } from '../platform/pageLanguage.ts'
import { pageHeaders, readPage } from '../platform/standInPage.ts'
import { textIn } from '../platform/text.ts'
import { PROVIDERS, type SocialClient } from './clients.ts'
import { PEOPLE } from './people.ts'

const read = (file: string): string => readPage(new URL(`pages/${file}`, import.meta.url))
const PAGES = { people: read('people.html'), late: read('late.html') }

/** Page on which a visitor chooses one of the invented people, in a platform language. */
export function peoplePage(client: SocialClient | undefined, language: string): string {
  const name = client?.merchant.name ?? ''
  const buttons = PEOPLE.map(
    (person) =>
      `<button name="subject" value="${person.subject}"><bdi>${escapeHtml(person.name)}</bdi><small><bdi>${escapeHtml(person.email)}</bdi></small></button>`,
  )
  const page = fillPage(PAGES.people, language, {
    provider: client ? PROVIDERS[client.provider].name : '',
    question: textIn({ id: 'identity.question', values: { name } }, language),
    note: textIn('page.demo', language),
    cancel: textIn('overlay.cancel', language),
  })
  return page.replace('<!-- people -->', buttons.join(''))
}

/**
 * Headers of the page of people. Its form leads to the provider, and from there back to the site.
 * @param sites - sources of the sites' origins
 */
export const peopleHeaders = (sites: string) => pageHeaders(PAGES.people, { formAction: `'self' ${sites}` })

/** Headers of the page of a sign-in that cannot go on. */
export const lateHeaders = () => pageHeaders(PAGES.late)

/**
 * Page of a sign-in that cannot go on, as a rule because it took too long.
 * @param reason the provider's own words, for developers
 */
export const lateSignInPage = (language: string, reason: string): string =>
  fillPage(PAGES.late, language, {
    title: textIn('social.expiredTitle', language),
    advice: textIn('social.expired', language),
    reason,
  })
