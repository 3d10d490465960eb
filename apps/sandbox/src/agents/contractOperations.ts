import { isContractCandidate } from '@livery/domain/account'

import { fail } from '../failure.ts'
import type { Member } from '../members/member.ts'
import { signedIn, type CallContext, type Handlers } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { cutPage } from '../platform/pages.ts'
import type { Schemas } from '../wire.ts'
import { contractsOf, contractValue, stateOf, type ContractKind, type ContractRow } from './contracts.ts'

/** Operations on contracts for daily wages, hourly wages and dividends. */
export const contractOperations: Pick<
  Handlers,
  'getSalaryContracts' | 'getHourlyContracts' | 'getDividendContracts' | 'answerContract'
> = {
  getSalaryContracts: (context) => list(context, 'salary'),

  getHourlyContracts: (context) => list(context, 'hourly'),

  getDividendContracts: (context) => list(context, 'dividend'),

  answerContract: async (context) => {
    const { db, merchant, params, body, clock } = context
    const member = await candidateOf(context)
    const now = clock.now()
    const number = /^con_(\d{1,18})$/.exec(params.contractId)?.[1]
    return db.transaction(async (tx) => {
      const row = number
        ? await tx.row<ContractRow>`
            select * from agent_contract
            where id = ${BigInt(number)} and member_id = ${BigInt(member.id)} and kind = ${params.kind} for update`
        : undefined
      if (!row) fail(404, 'resource.not_found', { message: 'There is no such contract.' })
      if (stateOf(row, now) !== 'pending') {
        fail(422, 'contract.not_pending', { message: 'This contract waits for no answer.' })
      }
      const state = body.answer === 'accept' ? 'active' : 'declined'
      await tx.run`update agent_contract set state = ${state}, answered_at = ${now} where id = ${row.id}`
      return contractValue({ ...row, state, answered_at: now }, merchant, now)
    })
  },
}

type Listing = CallContext<'getSalaryContracts' | 'getHourlyContracts' | 'getDividendContracts'>

async function list(context: Listing, kind: ContractKind): Promise<Schemas['ContractList']> {
  const { db, merchant, query, clock } = context
  const member = await candidateOf(context)
  const now = clock.now()
  const contracts = (await contractsOf(db, member.id, kind)).map((row) => contractValue(row, merchant, now))
  return {
    pending: contracts.filter(({ state }) => state === 'pending').length,
    ...cutPage(contracts, query),
  }
}

/**
 * @throws Failure 403 `role.not_allowed` for members who are no candidates, `feature.off` where agents have
 * no contracts
 */
async function candidateOf(
  context: Pick<CallContext, 'db' | 'merchant' | 'session' | 'member'>,
): Promise<Member> {
  const { member } = signedIn(context)
  if (!isContractCandidate(member.type)) {
    fail(403, 'role.not_allowed', { message: 'Contracts are not offered to this kind of member.' })
  }
  await requireFlag(context.db, context.merchant, 'AGENTPOLICY3')
  return member
}
