import type { Schemas } from '@livery/api'
import type { Duty } from '@livery/domain/jurisdiction'

import { testBoot } from './testBoot.ts'

/** Boot data of a brand whose regulator wants these duties. */
export function bootOwing(...duties: Duty[]): typeof testBoot {
  const { regulation, legal } = testBoot.tenant
  const helpline = { number: '1-800-GAMBLER', tel: '+18004262537' }
  return {
    ...testBoot,
    tenant: {
      ...testBoot.tenant,
      legal: { ...legal, licenceUrl: 'https://register.example/1' },
      regulation: { ...regulation, duties, helpline },
    },
  }
}

/**
 * Play session of a member.
 * @param minutes since its start
 * @param realityCheckMinutes interval that the member chose
 */
export function playSessionOf(minutes: number, realityCheckMinutes = 60): Schemas['PlaySession'] {
  const now = Date.now()
  return {
    startedAt: new Date(now - minutes * 60_000).toISOString(),
    serverTime: new Date(now).toISOString(),
    lastLoginAt: '2026-11-19T19:05:00.000Z',
    realityCheckMinutes,
    currency: 'EUR',
    staked: '42.00',
    won: '36.50',
    net: '-5.50',
  }
}
