import { defineTenant } from '@livery/tenant'

/**
 * Test tenant, not an operator's brand: everything is switched on, for looking at every part of the site in
 * the probe's colours. Its folder starts with `_`, so that it is built when named (`livery build _probe`)
 * and never by `--all`.
 */
export default defineTenant({
  id: '_probe',
  name: 'Probe',
  description: 'A different garish colour a token: what shows another has not come from one.',
  merchantCode: 'PROBE',
  hosts: ['probe.localhost'],
  languages: { offered: ['EN', 'AR'], default: 'EN' },
  flags: {
    MOBILEVERCODELOGIN3: true,
    FACEBOOKLOGIN3: true,
    GOOGLELOGIN3: true,
    CBS3: true,
    AGENTPOLICY3: true,
    REFERRAL: true,
    VIP: true,
    PASSKEYS: true,
    MULTIDEVICE: true,
  },
  templates: { mem_cen: 1, dep_func: 1 },
  registration: { methods: ['username', 'mobileNum'] },
  currency: 'EUR',
  games: { categories: ['HOT', 'RNG', 'LIVE', 'SPORTS', 'LOTT'] },
  legal: {
    jurisdiction: 'malta',
    company: 'Probe Limited',
    companyNumber: 'C 00000',
    address: '1 Test Street, Valletta, Malta',
    licenceNumber: 'MGA/B2C/000/2026',
    licenceUrl: 'https://www.mga.org.mt/',
    minimumAge: 18,
    responsibleGaming: [{ label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' }],
  },
  trustedOrigins: {
    frames: ['http://localhost:7000'],
    chat: ['http://localhost:7000'],
    pay: ['http://localhost:7000'],
    images: ['http://localhost:7000'],
  },
  signIn: { facebook: { clientId: 'probe-facebook' }, google: { clientId: 'probe-google' } },
})
