import { useQuery } from '@tanstack/react-query'

import { useGateway } from '#platform/boot/ServicesContext.ts'

import LimitsOffer, { type LimitsOfferProps } from './LimitsOffer.tsx'
import { limitsQuery } from './responsibleGaming.queries.ts'

/** Offers a deposit limit to a member without one who is about to deposit. */
export default function DepositLimitOffer({ onDone }: LimitsOfferProps) {
  const { data } = useQuery(limitsQuery(useGateway()))
  const wanted = data && !data.limits.some(({ kind, amount }) => kind === 'deposit' && amount !== undefined)
  return wanted ? <LimitsOffer onDone={onDone} /> : null
}
