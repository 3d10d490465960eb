import { baseUnit, currencyDecimals } from '@livery/domain/money'
import { matchRoute } from '@livery/domain/routes'
import { restOf, type LanguageCode } from '@livery/i18n'
import type { BootData, PageLayouts, PublicTenant, Regulation } from '@livery/tenant'

import { REVIEWED } from '#features/responsible-gaming/remindersSeen.ts'
import { createServices, type SiteServices } from '#platform/boot/createServices.ts'
import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES, type StoredSession } from '#platform/storage/entries.ts'
import { PAGES } from '#site/routes/pages.ts'

import { fakeGateway } from './fakeGateway.ts'
import { memberAnswers, storyMember, visitorAnswers, type StoryAnswers } from './storyAnswers.ts'
import type { Offer, StoryBrand, StoryLook, StoryEnvironment } from './storyEnvironment.ts'

/** Facts of the brand that a story fixes, whichever brand the toolbar selects. */
export interface PinnedFacts {
  readonly flags?: Partial<PublicTenant['flags']>
  /** Regulation of the brand. */
  readonly regulation?: Partial<Regulation>
  readonly install?: Partial<PublicTenant['install']>
  /** Variants of inner pages. */
  readonly pages?: Partial<PageLayouts>
}

export interface StoryPlan {
  /** Address of the page to show. */
  readonly path: string
  /** Answers that override those of an open site. */
  readonly answers?: StoryAnswers | undefined
  /** Signed-in member; fields that are left out are an ordinary member's. */
  readonly signedIn?: boolean | Partial<StoredSession> | undefined
  readonly pinned?: PinnedFacts | undefined
}

/** Site created for one story. */
export interface OpenStory {
  readonly services: SiteServices
  /** Switches the language, with the gateway's answers in it. */
  speak(language: LanguageCode): Promise<void>
}

/** Cache of Storybook's files: each is fetched once, as they never change. */
const texts = new Map<string, Promise<string>>()

function textOf(address: string): Promise<string> {
  const text = texts.get(address) ?? fetch(address).then((response) => response.text())
  texts.set(address, text)
  return text
}

/** Boot data of the brand, with the facts that the story pins. */
function bootOf({ boot }: StoryBrand, language: LanguageCode, pinned: PinnedFacts): BootData {
  const { tenant } = boot
  const { offered } = tenant.languages
  return {
    ...boot,
    tenant: {
      ...tenant,
      flags: { ...tenant.flags, ...pinned.flags },
      regulation: { ...tenant.regulation, ...pinned.regulation },
      install: { ...tenant.install, ...pinned.install },
      layout: { ...tenant.layout, pages: { ...tenant.layout.pages, ...pinned.pages } },
      languages: {
        ...tenant.languages,
        // A language that the brand does not offer is added to the offered ones, so that a story can show it.
        offered: offered.includes(language) ? offered : [...offered, language],
      },
    },
  }
}

/** Offer of the gateway, with the images that Storybook serves. */
async function offerOf({ offers, pictures }: StoryBrand, language: LanguageCode): Promise<Offer> {
  const folder = new URL(pictures, document.baseURI).href
  const text = await textOf(offers[language])
  return JSON.parse(text.replaceAll('"/sandbox/art/', `"${folder}sandbox/art/`)) as Offer
}

async function environmentOf(
  brand: StoryBrand,
  tenant: PublicTenant,
  language: LanguageCode,
): Promise<StoryEnvironment> {
  const decimals = currencyDecimals(tenant.currency)
  const unit = baseUnit(tenant.currency)
  return {
    tenant,
    offer: await offerOf(brand, language),
    money: (amount) => (amount * unit).toFixed(decimals),
  }
}

/** Opens a site in the toolbar's brand and language, over a fake gateway with the story's answers. */
export async function openStory(
  { brand, language, theme }: StoryLook,
  { path, answers = {}, signedIn = false, pinned = {} }: StoryPlan,
): Promise<OpenStory> {
  const boot = bootOf(brand, language, pinned)
  const { tenant } = boot

  async function answersIn(code: LanguageCode) {
    const environment = await environmentOf(brand, tenant, code)
    const base = signedIn === false ? visitorAnswers(environment) : memberAnswers(environment)
    return { ...base, ...(typeof answers === 'function' ? answers(environment) : answers) }
  }

  const gateway = fakeGateway(await answersIn(language))
  // Each language is one file here: nothing is left for the rest.
  const files = new Set<string>(Object.values(boot.messages))
  const rests = new Set<string>([...files].map(restOf))
  const fetchFor: typeof fetch = async (input, init) => {
    if (typeof input === 'string' && rests.has(input)) return Response.json({})
    return typeof input === 'string' && files.has(input)
      ? new Response(await textOf(input))
      : gateway.fetch(input, init)
  }

  // In-memory storage: stories share no state.
  const storage = createBrowserStorage({ local: undefined, session: undefined })
  storage.write(ENTRIES.language, language)
  storage.write(ENTRIES.theme, theme)
  // A second visit: what is kept for those who come again is seen too.
  storage.write(ENTRIES.visits, 2)
  if (signedIn !== false) {
    const session = { token: 'story', merchantCode: tenant.merchantCode, userName: 'member', type: 0 }
    storage.write(ENTRIES.session, { ...session, ...(signedIn === true ? {} : signedIn) })
    // The reminder of a review would cover the page of any member of half a year.
    storage.write(REVIEWED, { [storyMember.id]: new Date().toISOString() })
  }
  // Preloads the page: a story shows the screen, not the loading of its code.
  await PAGES[matchRoute(path).route.id].load()
  const services = createServices(boot, { fetch: fetchFor, storage })
  const { queries, ...others } = services.queryClient.getDefaultOptions()
  // Retries are off: a failed state must appear at once.
  services.queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  await services.language.start()
  return {
    services,
    async speak(code) {
      if (code === services.language.current()) return
      gateway.answer(await answersIn(code))
      await services.language.choose(code)
    },
  }
}
