import { useQuery } from '@tanstack/react-query'

import { limitsQuery } from '#capabilities/jurisdiction/limits.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'

import LimitsOffer, { type LimitsOfferProps } from './LimitsOffer.tsx'

/** Offers a deposit limit to a member without one who is about to deposit. */
export default function DepositLimitOffer({ onDone }: LimitsOfferProps) {
  const { data } = useQuery(limitsQuery(useGateway()))
  const wanted = data && !data.limits.some(({ kind, amount }) => kind === 'deposit' && amount !== undefined)
  return wanted ? <LimitsOffer onDone={onDone} /> : null
}
