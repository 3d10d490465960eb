import { imageSizing } from '../art/imageSizing.ts'
import type { Handlers, SandboxModule } from '../operations.ts'
import { flagsUnder } from '../platform/flags.ts'
import { livePromotionKeys } from '../promotions/catalogue.ts'
import { maintenanceInfo } from '../state/merchantState.ts'
import { countriesFor } from './countries.ts'
import { countryOf } from './country.ts'
import { decryptPath, encryptPath } from './customerService.ts'
import { helpCenter } from './help.ts'
import { invitePrompt } from './invitePrompt.ts'
import { downloadLinks, floatingLinks, socialLinks } from './links.ts'
import { numericStatus } from './status.ts'

const operations: Handlers = {
  getSystemStatus: async ({ merchant, state, language, wholeIp: ip }) => {
    const { maintenance, regionRestriction } = state
    return {
      status: numericStatus(merchant, state),
      maintenance,
      regionRestriction,
      info: maintenance ? maintenanceInfo(state, language) : '',
      location: { ip, country: countryOf(ip) },
    }
  },

  getWhitelabel: async ({ merchant, state, language, clock, services }) => {
    const { tenant } = merchant
    const flags = flagsUnder(merchant, state)
    const prompt = flags.REFERRAL ? invitePrompt(language, merchant.currency) : undefined
    return {
      flags: { ...flags },
      promotions: livePromotionKeys(flags, clock.now()),
      mobileTemplate: { ...(prompt && { login_prompt_text: prompt }), ...tenant.templates },
      imageCdn: [services.origin],
      imageSizing: await imageSizing(),
      floatingLinks: floatingLinks(tenant),
      socialLinks: socialLinks(tenant),
      languages: [...tenant.languages.offered],
      gateway: { WEB: 1, MOBILE: 3 },
    }
  },

  getCountries: async ({ merchant }) => ({ list: [...countriesFor(merchant.currency)] }),

  getDownloadLinks: async ({ merchant }) => ({ list: downloadLinks(merchant.tenant) }),

  getCustomerService: async ({ db, merchant, services }) => {
    const chat = {
      csType: 'CS',
      title: 'CS',
      path: await encryptPath(db, merchant.code, `${services.origin}/sandbox/chat`),
    } as const
    const { whatsapp } = merchant.tenant.contacts
    if (!whatsapp) return { version: { pathList: [chat] } }
    const path = await encryptPath(db, merchant.code, whatsapp)
    return { version: { pathList: [chat, { csType: 'CS', title: 'whatsapp', path }] } }
  },

  openCustomerService: async ({ db, merchant, language, body, services }) => {
    const url = new URL(await decryptPath(db, merchant.code, body.path))
    if (url.origin === services.origin) url.searchParams.set('language', language)
    return { url: url.href }
  },

  getHelpCenter: async ({ query }) => ({ list: helpCenter(query.lang) }),
}

/** Module of settings and status for visitors who have not signed in. */
export const system: SandboxModule = { name: 'system', operations }
