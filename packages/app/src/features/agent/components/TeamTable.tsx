import type { Schemas } from '@livery/api'
import { formatMoney } from '@livery/i18n'
import { DataTable } from '@livery/ui/data-table'
import { useNearEnd } from '@livery/ui/game-grid'
import { Skeleton } from '@livery/ui/skeleton'
import { useIntl } from 'react-intl'

import { loadMore, type PagedQuery } from '../../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../../shell/paging/MoreFailed.tsx'
import { agentMessages as messages } from '../agent.messages.ts'
import { NobodyThere } from './NobodyThere.tsx'

export interface TeamTableProps {
  readonly query: PagedQuery & {
    readonly data: { readonly pages: readonly Schemas['TeamProfitLoss'][] } | undefined
  }
  /** Only one name is asked for. */
  readonly searched: boolean
}

/** Figures in the order an agent reads them: what is left, then what it is made of. */
const FIGURES = ['net', 'staked', 'won', 'promotions', 'deposited', 'withdrawn'] as const

/** Each of the team and their figures; it scrolls sideways, the names staying in sight. */
export function TeamTable({ query, searched }: TeamTableProps) {
  const { formatMessage, locale } = useIntl()
  const more = loadMore(query)
  const end = useNearEnd(more)
  const rows = query.data?.pages.flatMap(({ currency, list }) =>
    list.map((row) => ({
      id: row.userName,
      cells: [
        row.userName,
        ...FIGURES.map((figure) => formatMoney(locale, row[figure], currency, { signed: figure === 'net' })),
      ],
    })),
  )
  if (rows?.length === 0) return <NobodyThere searched={searched} />
  return (
    <>
      {rows && (
        <DataTable
          caption={formatMessage(messages.profitLoss)}
          captionHidden
          columns={[
            { id: 'member', label: formatMessage(messages.member) },
            ...FIGURES.map((id) => ({ id, label: formatMessage(messages[id]), numeric: true })),
          ]}
          rows={rows}
        />
      )}
      {(!rows || query.isFetchingNextPage) && <Skeleton shape="card" />}
      <MoreFailed query={query} />
      {more && <div ref={end} aria-hidden />}
    </>
  )
}
