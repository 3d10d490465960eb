import { CONTRACT_KINDS, type ContractKind, type PayPeriod } from '@livery/domain/agents'
import * as fc from 'fast-check'

import { toDecimal, toMinor } from '../ledger/index.ts'
import { timeSpanOf } from '../platform/period.ts'
import { intention } from '../testing/player.ts'
import type { Schemas } from '../wire.ts'
import { expectAcceptance, resultBetween, teamBelow } from './agentExpectation.ts'
import type { ExpectedMember } from './expectation.ts'
import { nth, same, Step } from './step.ts'
import { callAs, desk, nowOf, tokenOf, type World } from './world.ts'

const kinds = fc.constantFrom(...CONTRACT_KINDS)

/** Step about an agent. */
const about = (
  name: string,
  number: number,
  work: (world: World, agent: ExpectedMember) => Promise<void>,
): Step =>
  new Step(`${name} by agent ${number}`, async (world) => {
    const agents = world.members.filter(({ agent }) => agent)
    const agent = agents[number % Math.max(1, agents.length)]
    if (agent) await work(world, agent)
  })

/** Most contracts of an agent that wait or run, so that a look stays short. */
const MOST_CONTRACTS = 4

const LISTS: Readonly<Record<ContractKind, string>> = {
  salary: '/wps/agent/contract/salary',
  hourly: '/wps/agent/contract/hourly',
  dividend: '/wps/agent/contract/dividend',
}

/** Answer's value of a reading call. @throws Error for any other answer than 200 */
async function read<Value>(world: World, member: ExpectedMember, path: string): Promise<Value> {
  const { status, code, value } = await callAs(world, member, 'GET', path)
  if (status !== 200) throw new Error(`${path} answered ${code ?? status}`)
  return value as Value
}

const isOpen = (world: World) => (contract: ExpectedMember['contracts'][number]) =>
  contract.state !== 'declined' && contract.endsAt > nowOf(world)

/** Offers an agent a contract, whose terms are read from the agent's own list. */
export const offering = fc.tuple(nth, kinds).map(([who, kind]) =>
  about(`offer ${kind}`, who, async (world, member) => {
    if (member.contracts.filter(isOpen(world)).length >= MOST_CONTRACTS) return
    const offer = { merchant: member.merchant, username: member.username, kind }
    const { offered, code } = await desk(world, '/sandbox/contracts', offer)
    // A brand that is built without contracts offers none.
    if (!world.hasContracts(member.merchant)) return same('An offer', code, 'feature.off')
    same('An offer', offered, kind)
    const [shown] = (await read<Schemas['ContractList']>(world, member, LISTS[kind])).list
    if (!shown?.endsAt) throw new Error(`The offered ${kind} is not shown.`)
    member.contracts.push({
      id: shown.id,
      kind,
      period: shown.period as PayPeriod,
      tiers: shown.tiers.map(({ from, ...tier }) => ({ ...tier, from: toMinor(from, member.currency) })),
      endsAt: Date.parse(shown.endsAt),
      state: 'pending',
      reckonedUntil: Number.POSITIVE_INFINITY,
    })
  }),
)

/** Accepts or declines a waiting contract twice at once; one of the two answers counts. */
export const answering = fc.tuple(nth, fc.nat({ max: 3 })).map(([who, number]) =>
  about(number > 0 ? 'accept' : 'decline', who, async (world, member) => {
    const contract = member.contracts.find(({ state }) => state === 'pending')
    if (!contract) return
    const answer = number > 0 ? 'accept' : 'decline'
    await tokenOf(world, member)
    const give = () =>
      callAs(world, member, 'POST', `${LISTS[contract.kind]}/${contract.id}`, { answer }, intention())
    const codes = (await Promise.all([give(), give()])).map(({ status, code }) => code ?? String(status))
    if (contract.endsAt <= nowOf(world)) {
      same('An answer after the end', codes.join(), 'contract.not_pending,contract.not_pending')
      contract.state = 'declined'
      return
    }
    same('Two answers', codes.toSorted().join(), '200,contract.not_pending')
    if (answer === 'accept') expectAcceptance(contract, nowOf(world))
    else contract.state = 'declined'
  }),
)

/** Compares an agent's reports with what the team did and what was paid. */
export const reporting = fc
  .tuple(nth, fc.constantFrom('today', 'yesterday', 'week', 'month'))
  .map(([who, period]) =>
    about(`report of ${period}`, who, async (world, member) => {
      const { from, to } = timeSpanOf(period as 'today', world.sandbox.services.clock.now())
      const team = teamBelow(world.members, member)
      const movements = team.flatMap((one) => one.movements)
      const result = resultBetween(movements, from.getTime(), to.getTime())
      const { totals } = await read<Schemas['TeamProfitLoss']>(
        world,
        member,
        `/wps/agent/team?period=${period}`,
      )
      same('Staked by the team', totals.staked, toDecimal(result.staked, member.currency))
      same('Net of the team', totals.net, toDecimal(result.net, member.currency))
      const summary = await read<Schemas['AgentSummary']>(
        world,
        member,
        `/wps/agent/summary?period=${period}`,
      )
      same('Active members', summary.activeMembers, result.activeMembers)
      same('Members', summary.members, team.length)
      const earned = member.pays
        .filter((pay) => pay.to >= from.getTime() && pay.to < to.getTime())
        .reduce((sum, { amount }) => sum + amount, 0n)
      const { total } = await read<Schemas['AgentEarnings']>(
        world,
        member,
        `/wps/agent/earnings?period=${period}`,
      )
      same('Earnings', total, toDecimal(earned, member.currency))
    }),
  )
