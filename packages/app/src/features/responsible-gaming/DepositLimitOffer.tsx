import { useQuery } from '@tanstack/react-query'

import { useGateway } from '../../shell/boot/index.ts'
import LimitsOffer, { type LimitsOfferProps } from './LimitsOffer.tsx'
import { limitsQuery } from './responsibleGaming.queries.ts'

/** Offers a deposit limit to a member who is about to deposit and has set none. */
export default function DepositLimitOffer({ onDone }: LimitsOfferProps) {
  const { data } = useQuery(limitsQuery(useGateway()))
  const wanted = data && !data.limits.some(({ kind, amount }) => kind === 'deposit' && amount !== undefined)
  return wanted ? <LimitsOffer onDone={onDone} /> : null
}
