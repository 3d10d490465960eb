import type { Schemas } from '@livery/api'
import { formatMoney } from '@livery/i18n'
import { DataTable } from '@livery/ui/data-table'
import { Skeleton } from '@livery/ui/skeleton'
import { useIntl } from 'react-intl'

import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import type { PagedQuery } from '#capabilities/paging/loadMore.ts'

import { agentMessages as messages } from '../agent.messages.ts'
import { EmptyTeam } from './EmptyTeam.tsx'

export interface TeamTableProps {
  readonly query: PagedQuery & {
    readonly data: { readonly pages: readonly Schemas['TeamProfitLoss'][] } | undefined
  }
  /** True when the table is limited to one name. */
  readonly searched: boolean
}

/** Columns in the order an agent reads them: the net result, then its parts. */
const FIGURES = ['net', 'staked', 'won', 'promotions', 'deposited', 'withdrawn'] as const

/** Table of the team's figures by member; it scrolls sideways with a sticky column of names. */
export function TeamTable({ query, searched }: TeamTableProps) {
  const { formatMessage, locale } = useIntl()
  const rows = query.data?.pages.flatMap(({ currency, list }) =>
    list.map((row) => ({
      id: row.userName,
      cells: [
        row.userName,
        ...FIGURES.map((figure) => formatMoney(locale, row[figure], currency, { signed: figure === 'net' })),
      ],
    })),
  )
  if (rows?.length === 0) return <EmptyTeam searched={searched} />
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
      {!rows && <Skeleton shape="card" />}
      <ListEnd query={query} pending={<Skeleton shape="card" />} />
    </>
  )
}
