import type { TenantConfig } from '@livery/tenant'

/** A JSON-LD object of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>

const CONTEXT = 'https://schema.org'

/** Step of the way from home to a page. */
export interface Crumb {
  readonly name: string
  /** Absolute address. */
  readonly url: string
}

/** Home: who runs the site, and what the site is called. */
export function siteData(
  { name, description, contacts }: Pick<TenantConfig, 'name' | 'description' | 'contacts'>,
  site: string,
  logo: string,
  language: string,
): StructuredData {
  const profiles = Object.values(contacts).filter((value) => value.startsWith('https:'))
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${site}/#organization`,
        name,
        url: `${site}/`,
        logo: `${site}${logo}`,
        ...(profiles.length > 0 && { sameAs: profiles }),
      },
      {
        '@type': 'WebSite',
        '@id': `${site}/#website`,
        name,
        description,
        url: `${site}/`,
        inLanguage: language,
        publisher: { '@id': `${site}/#organization` },
      },
    ],
  }
}

/** An inner page: the way to it from home. */
export function breadcrumbs(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  }
}

/** Question of the help centre; the answer is HTML. */
export interface Question {
  readonly title: string
  readonly content: string
}

/** The help centre: its questions with their answers; those without one are left out. */
export function questionsData(questions: readonly Question[]): StructuredData[] {
  const answered = questions.filter(({ content }) => content.trim() !== '')
  if (answered.length === 0) return []
  const mainEntity = answered.map(({ title, content }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: content },
  }))
  return [{ '@context': CONTEXT, '@type': 'FAQPage', mainEntity }]
}
