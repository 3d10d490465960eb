import type { Schemas } from '@livery/api'
import type { ContractRequests } from '@livery/domain/agents'

/** The requests of each kind that wait (S-agent-08). */
export function contractRequestsFromWire(funds: Schemas['ConsolidatedFunds']): ContractRequests {
  return {
    salary: funds.dailysalreqtype,
    hourly: funds.contracthoursalreq,
    dividend: funds.divtypecompperiodreq,
  }
}
