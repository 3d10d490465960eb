import { gameTypeOf } from '@livery/domain/games'
import { documentAddress, documentOf, PUBLIC_ROUTES, ROUTES, type Route } from '@livery/domain/routes'
import type { Messages } from '@livery/i18n'
import { restOf } from '@livery/i18n/compile'
import type { BootData } from '@livery/tenant'

import type { Page, PageHead } from '../stamp/page.ts'
import { firstPicture } from './firstPicture.ts'
import { readInstances, type Instance, type Instances } from './instancesMapping.ts'
import { createKnownAnswers } from './knownAnswers.ts'
import type { DocumentPlan, DocumentStyles, HomeLanguage } from './plan.ts'
import type { Recorder } from './recorder.ts'
import type { RenderDocument, RenderedDocument } from './renderer.ts'
import { SITEMAP, sitemapFile, type Alternate } from './sitemap.ts'
import { breadcrumbs, questionsData, siteData, type Crumb } from './structuredData.ts'

/** A document of a bundle before it is written. */
export interface Document {
  /** Path of the file in the bundle. */
  readonly path: string
  readonly content: Buffer
}

/** Address to render, with the language and the route that it shows. */
interface Target {
  readonly route: Route
  /** Path with query. */
  readonly address: string
  readonly language: HomeLanguage
  /** Words of the gateway about the page, where it has any. */
  readonly told?: Instance
}

export interface DocumentSources {
  readonly plan: DocumentPlan
  readonly render: RenderDocument
  readonly styles: DocumentStyles
  /** Writer of the brand's pages. */
  readonly writePage: (page: Page) => Buffer
  /** All compiled messages of a language in the bundle, by the path of its first file. */
  readonly messages: (path: string) => Promise<Messages>
  readonly recorder: Recorder
  /** Age in ms from which content is not to be shown. */
  readonly maxAge: number
}

const NOTHING: Instances = { pages: [], questions: [] }

function splitAddress(address: string): { path: string; search: string } {
  const [path = '', search = ''] = address.split('?')
  return { path, search }
}

/** File of an address. Every address that the build makes has one. */
function fileOf(address: string): string {
  const { path, search } = splitAddress(address)
  const file = documentOf(path, search)
  if (file === null) throw new Error(`${address} is the address of no document.`)
  return file
}

/** Addresses of a brand's public pages: the same whatever the gateway says, then those that it tells of. */
function targetsOf({ languages, page }: DocumentPlan, { pages }: Instances): Target[] {
  const [main, ...others] = languages
  if (main === undefined) return []
  const home = [main, ...others].map((language) => ({ route: ROUTES.home, address: language.path, language }))
  const inner = PUBLIC_ROUTES.filter(({ id }) => id !== ROUTES.home.id)
  const at = (route: Route, address: string): Target => ({ route, address, language: main })
  const alone = inner.filter(({ needsQuery }) => !needsQuery).map((route) => at(route, route.path))
  const categories = page.config.games.categories.flatMap((category) => gameTypeOf(category) ?? [])
  const ofCategories = categories.map((gameType) =>
    at(ROUTES.gameCenter, documentAddress(ROUTES.gameCenter, { gameType })),
  )
  const told = pages.flatMap((instance): Target[] => {
    const { path, search } = splitAddress(instance.address)
    const route = inner.find((each) => each.path === path)
    // An id that no file can be called by has no document: the bare page answers.
    if (route === undefined || documentOf(path, search) === null) return []
    return [{ ...at(route, instance.address), told: instance }]
  })
  return [...home, ...alone, ...ofCategories, ...told]
}

/** Page that an inner page belongs to; a page of a list belongs to the list. */
const PARENTS: Readonly<Partial<Record<string, Route>>> = {
  [ROUTES.promotion.id]: ROUTES.promotions,
  [ROUTES.helpDetail.id]: ROUTES.help,
}

/** Every language's home, and the main one for visitors of all others. */
function alternatesOf({ languages, page }: DocumentPlan): Alternate[] {
  if (languages.length < 2) return []
  const href = ({ path }: HomeLanguage) => `${page.site}${path}`
  const [main] = languages
  return [
    ...languages.map((language) => ({ language: language.tag, href: href(language) })),
    ...(main === undefined ? [] : [{ language: 'x-default', href: href(main) }]),
  ]
}

function headOf(
  plan: DocumentPlan,
  { route, address, language, told }: Target,
  rendered: RenderedDocument,
  titles: ReadonlyMap<string, string>,
  { questions }: Instances,
): PageHead {
  const { config, site, logo } = plan.page
  const name = told?.title ?? rendered.title
  const about = {
    title: `${name} | ${config.name}`,
    description: told?.summary ?? rendered.description ?? config.description,
    canonical: `${site}${address}`,
  }
  if (route.id === ROUTES.home.id)
    return {
      ...about,
      title: config.name,
      alternates: alternatesOf(plan),
      data: [siteData(config, site, logo, language.tag)],
    }
  const parent = PARENTS[route.id] ?? (address === route.path ? undefined : route)
  const crumb = (at: string, title: string): Crumb => ({ name: title, url: `${site}${at}` })
  const way = [
    crumb('/', config.name),
    ...(parent === undefined ? [] : [crumb(parent.path, titles.get(parent.path) ?? config.name)]),
    crumb(address, name),
  ]
  const help = route.id === ROUTES.help.id ? questionsData(questions) : []
  return { ...about, alternates: [], data: [breadcrumbs(way), ...help] }
}

/** Address of a page's further texts; undefined for home, which does without. */
const restFor = ({ page }: DocumentPlan, { route, language }: Target): string | undefined =>
  route.id === ROUTES.home.id ? undefined : restOf(page.boot.messages[language.code] ?? '')

/** Address as React writes it into an attribute. */
const written = (address: string): string => address.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

/**
 * Boot data of documents. A small logo is in it as its content, which pages that show the logo hold anyway; to the others
 * it would be a kilobyte that nobody sees, and they name its file.
 */
function bootsOf({ page: { boot }, logoFiles }: DocumentPlan): (html: string) => BootData {
  const { assets } = boot
  const withoutLogo = logoFiles && { ...boot, assets: { ...assets, ...logoFiles } }
  const logos = [assets.logo, assets.logoLight].map(written)
  // A page without content is drawn by the site, with its logo.
  const isShown = (html: string) => html === '' || logos.some((logo) => html.includes(logo))
  return (html) => (withoutLogo === undefined || isShown(html) ? boot : withoutLogo)
}

/** Head and body of the page that a document of a route is, without what is said and shown. */
function frameOf(plan: DocumentPlan, target: Target) {
  const { page, homeScript } = plan
  const { route, language } = target
  const rest = restFor(plan, target)
  return {
    ...page,
    tag: language.tag,
    dir: language.dir,
    messages: [page.boot.messages[language.code] ?? '', ...(rest === undefined ? [] : [rest])],
    prePaint: route.id === ROUTES.home.id ? page.prePaint + homeScript : page.prePaint,
  }
}

/**
 * Documents of one brand, and the sitemap that names them. Without any answer they hold no content, and the site loads
 * it as it does on a page without a document: home shows its frame meanwhile, in each language, other pages their title
 * alone.
 */
export async function makeDocuments(sources: DocumentSources): Promise<Document[]> {
  const { plan, render, styles, writePage, recorder, maxAge } = sources
  const texts = new Map<string, Promise<Messages>>()
  const messagesOf = (address: string) => {
    const messages = texts.get(address) ?? sources.messages(address.slice(1))
    texts.set(address, messages)
    return messages
  }
  const known = createKnownAnswers()
  /** A page whose rendering fails is like one without a document: an answer that nobody expected costs its content. */
  const rendering = async (target: Target): Promise<RenderedDocument> => {
    const { boot } = plan.page
    const messages = await messagesOf(boot.messages[target.language.code] ?? '')
    const { address: path, language, route } = target
    const offline = !recorder.mayAnswer()
    try {
      const rendered = await render({
        boot,
        messages,
        language: language.code,
        path,
        fetch: recorder.fetch,
        offline,
        titleOnly: offline && route.id !== ROUTES.home.id,
        known: known.of(language.code),
      })
      known.add(language.code, rendered.answers)
      return rendered
    } catch {
      return { html: '', answers: [], title: plan.page.config.name }
    }
  }
  const [main] = plan.languages
  await recorder.warm()
  const instances =
    main && recorder.mayAnswer() ? await readInstances(plan.page.config, main.code, recorder.fetch) : NOTHING
  const targets = targetsOf(plan, instances)
  const made: { target: Target; rendered: RenderedDocument }[] = []
  // One after the other: each begins with the answers of those before it, and rendering takes one core anyway.
  for (const target of targets) made.push({ target, rendered: await rendering(target) })
  const { asOf } = recorder.recording()
  const titles = new Map(made.map(({ target, rendered }) => [target.address, rendered.title]))
  const bootFor = bootsOf(plan)
  const documents = made.map(({ target, rendered }) => {
    const { address, route, language } = target
    const { html, preloadImage = firstPicture(html), answers } = rendered
    const head = headOf(plan, target, rendered, titles, instances)
    const modules = plan.modules[route.id] ?? []
    const rest = restFor(plan, target)
    const origin =
      asOf === undefined || html === ''
        ? undefined
        : {
            path: address,
            language: language.code,
            asOf,
            maxAge,
            modules,
            answers,
            ...(rest !== undefined && { rest }),
          }
    // A page that shows its content loads its scripts when it is at rest; one without content at once.
    const page = {
      ...frameOf(plan, target),
      boot: bootFor(html),
      ...(origin === undefined && { modules: [...plan.page.modules, ...modules] }),
    }
    const content = { html, preloadImage, origin }
    const bytes = writePage({ ...page, inlineStyles: styles(html), head, content })
    return { path: fileOf(address), content: bytes, head }
  })
  const entries = documents.map(({ head }) => ({
    canonical: head.canonical ?? '',
    alternates: head.alternates,
  }))
  return [
    ...documents.map(({ path, content }) => ({ path, content })),
    { path: SITEMAP, content: Buffer.from(sitemapFile(entries)) },
  ]
}
