import { contractKindOf, ROUTES, type ContractKind } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useNearEnd } from '@livery/ui/game-grid'
import { Skeleton } from '@livery/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useIsOfferedContracts } from '../../shell/agents/contractRequests.ts'
import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { loadMore } from '../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../shell/paging/MoreFailed.tsx'
import { useRoute } from '../../shell/routing/useRoute.ts'
import * as css from './agentContracts.css.ts'
import { agentContractsMessages as messages } from './agentContracts.messages.ts'
import { contractsQuery, type Answer } from './agentContracts.queries.ts'
import { AnswerSheet } from './components/AnswerSheet.tsx'
import { ContractCard } from './components/ContractCard.tsx'

/** The contracts of the route's kind that were offered to the member. */
export default function ContractPage() {
  const { formatMessage } = useIntl()
  const { route } = useRoute()
  const kind = contractKindOf(route.id)
  const offered = useIsOfferedContracts()
  if (kind === undefined || !offered) {
    return (
      <EmptyState
        illustration="locked"
        title={formatMessage(messages.off)}
        action={<LinkButton href={ROUTES.home.path}>{formatMessage(messages.home)}</LinkButton>}
      />
    )
  }
  return <Contracts key={kind} kind={kind} />
}

function Contracts({ kind }: { readonly kind: ContractKind }) {
  const { formatMessage } = useIntl()
  const query = useInfiniteQuery(contractsQuery(useGateway(), kind))
  const [about, setAbout] = useState<Answer>()
  const [asking, setAsking] = useState(false)
  const ask = (answer: Answer): void => {
    setAbout(answer)
    setAsking(true)
  }
  const more = loadMore(query)
  const end = useNearEnd(more)
  const contracts = query.data?.pages.flatMap(({ list }) => list)

  if (query.isError && !contracts) {
    return <QueryFailure error={query.error} onRetry={() => void query.refetch()} />
  }
  if (contracts?.length === 0) {
    return (
      <EmptyState
        illustration="records"
        title={formatMessage(messages.none)}
        text={formatMessage(messages.noneDetail)}
      />
    )
  }
  return (
    <PageBody>
      {contracts && (
        <ul aria-label={formatMessage(messages.list)} className={css.list}>
          {contracts.map((contract) => (
            <ContractCard key={contract.id} contract={contract} onAnswer={ask} />
          ))}
        </ul>
      )}
      {(query.isPending || query.isFetchingNextPage) && <Skeleton shape="wide" />}
      <MoreFailed query={query} />
      {more && <div ref={end} aria-hidden />}
      <AnswerSheet open={asking} about={about} onClose={() => setAsking(false)} />
    </PageBody>
  )
}
