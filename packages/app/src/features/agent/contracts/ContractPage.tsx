import { contractKindOf, type ContractKind } from '@livery/domain/agents'
import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import { listOf } from '#capabilities/paging/loadMore.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageBody, PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { useRoute } from '#platform/routing/useRoute.ts'

import * as css from './agentContracts.css.ts'
import { agentContractsMessages as messages } from './agentContracts.messages.ts'
import { contractsQuery, type Answer } from './agentContracts.queries.ts'
import { AnswerSheet } from './components/AnswerSheet.tsx'
import { ContractCard } from './components/ContractCard.tsx'
import { useIsOfferedContracts } from './contractRequests.ts'

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
  return (
    <QueryView
      query={query}
      pending={<PageSkeletons shapes={['wide']} />}
      isEmpty={({ pages }) => listOf(pages).length === 0}
      empty={
        <EmptyState
          illustration="records"
          title={formatMessage(messages.none)}
          text={formatMessage(messages.noneDetail)}
        />
      }
    >
      {({ pages }) => (
        <PageBody>
          <ul aria-label={formatMessage(messages.list)} className={css.list}>
            {listOf(pages).map((contract) => (
              <ContractCard key={contract.id} contract={contract} onAnswer={ask} />
            ))}
          </ul>
          <ListEnd query={query} pending={<Skeleton shape="wide" />} />
          <AnswerSheet open={asking} about={about} onClose={() => setAsking(false)} />
        </PageBody>
      )}
    </QueryView>
  )
}
