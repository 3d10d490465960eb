import { seesAgentEntry } from '@livery/domain/account'

import { fail } from '../failure.ts'
import { toDecimal } from '../ledger/index.ts'
import { movedSince } from '../limits/moneyLimits.ts'
import type { Member } from '../members/member.ts'
import { signedIn, type CallContext, type Handlers } from '../operations.ts'
import { cutPage } from '../platform/pages.ts'
import { timeSpanOf } from '../platform/period.ts'
import type { Schemas } from '../wire.ts'
import { affiliateCodeOf, registerUrl } from './affiliateCode.ts'
import {
  branchOf,
  countsUnder,
  figuresOf,
  NO_FIGURES,
  sumOf,
  teamOf,
  type Figures,
  type TeamMember,
} from './team.ts'

/** Operations for agents to see their team. */
export const teamOperations: Pick<Handlers, 'getAgentSummary' | 'getTeamProfitLoss' | 'getDownline'> = {
  getAgentSummary: async (context) => {
    const { db, merchant, query, clock, siteOrigin } = context
    const agent = agentOf(context)
    const { currency } = merchant
    const stretch = timeSpanOf(query.period, clock.now())
    const team = await teamOf(db, merchant.code, agent.id)
    const figures = await figuresOf(db, idsOf(team), stretch)
    const { deposited, withdrawn, staked, won } = wireFigures(sumOf(figures.values()), currency)
    const commission = await movedSince(db, merchant.code, agent.id, ['commission'], stretch.from, stretch.to)
    return {
      currency,
      period: query.period ?? 'today',
      members: team.length,
      newMembers: team.filter(({ created_at: at }) => at >= stretch.from && at < stretch.to).length,
      activeMembers: [...figures.values()].filter((one) => one.staked > 0n).length,
      deposited,
      withdrawn,
      staked,
      won,
      commission: toDecimal(commission, currency),
      registerUrl: registerUrl(siteOrigin(), await affiliateCodeOf(db, agent.id)),
    }
  },

  getTeamProfitLoss: async (context) => {
    const { db, merchant, query, clock } = context
    const { currency } = merchant
    const team = await teamOf(db, merchant.code, agentOf(context).id)
    const wanted = query.userName?.toLowerCase()
    const shown = team.filter(({ username }) => wanted === undefined || username.toLowerCase() === wanted)
    const figures = await figuresOf(db, idsOf(shown), timeSpanOf(query.period, clock.now()))
    const under = countsUnder(team)
    const row = ({ id, username, type, level }: TeamMember): Schemas['TeamRow'] => ({
      userName: username,
      type,
      level,
      members: under.get(id) ?? 0,
      ...wireFigures(figures.get(id) ?? NO_FIGURES, currency),
    })
    return {
      currency,
      period: query.period ?? 'today',
      totals: wireFigures(sumOf(figures.values()), currency),
      ...cutPage(shown.map(row), query),
    }
  },

  getDownline: async (context) => {
    const { db, merchant, query } = context
    const { currency } = merchant
    const team = await teamOf(db, merchant.code, agentOf(context).id)
    const shown = query.userName === undefined ? team : branchUnder(team, query.userName)
    const under = countsUnder(team)
    const row = (member: TeamMember): Schemas['DownlineMember'] => ({
      userName: member.username,
      type: member.type,
      level: member.level,
      balance: toDecimal(member.balance, currency),
      members: under.get(member.id) ?? 0,
      joinedAt: member.created_at.toISOString(),
      ...(member.last_login ? { lastLoginAt: member.last_login.toISOString() } : {}),
    })
    const balance = shown.reduce((sum, one) => sum + one.balance, 0n)
    return {
      currency,
      members: shown.length,
      balance: toDecimal(balance, currency),
      ...cutPage(shown.map(row), query),
    }
  },
}

/** @throws Failure 403 `role.not_allowed` for members who are no agents */
export function agentOf(context: Pick<CallContext, 'session' | 'member'>): Member {
  const { member } = signedIn(context)
  if (!seesAgentEntry(member.type)) fail(403, 'role.not_allowed', { message: 'Only agents see a team.' })
  return member
}

/** @throws Failure 404 `resource.not_found` for names outside the team, existing or not */
function branchUnder(team: readonly TeamMember[], userName: string): TeamMember[] {
  const top = team.find(({ username }) => username.toLowerCase() === userName.toLowerCase())
  if (!top) fail(404, 'resource.not_found', { message: 'Nobody of this name is in the team.' })
  return branchOf(team, top.id)
}

const idsOf = (team: readonly TeamMember[]): bigint[] => team.map(({ id }) => id)

/** Totals in the wire format; `net` is the operator's side. */
function wireFigures(
  { deposited, withdrawn, staked, won, promotions }: Figures,
  currency: string,
): Schemas['TeamTotals'] {
  const money = (minor: bigint) => toDecimal(minor, currency)
  return {
    deposited: money(deposited),
    withdrawn: money(withdrawn),
    staked: money(staked),
    won: money(won),
    promotions: money(promotions),
    net: money(staked - won - promotions),
  }
}
