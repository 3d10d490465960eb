import type { Schemas } from '@livery/api'
import { LIMIT_KINDS, type LimitKind } from '@livery/domain/jurisdiction'
import { IconClock, IconDeposit, IconHourglass, IconSafety } from '@livery/ui/icon'
import { ListRow } from '@livery/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { limitsQuery } from '#capabilities/jurisdiction/limits.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { QueryFrame } from '#platform/queries/QueryView.tsx'

import { kindMessages } from '../limits.messages.ts'
import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { useLimitLabels } from '../useLimitLabels.ts'
import { Group } from './Group.tsx'
import { RealityCheckSheet, SessionLimitSheet } from './PaceSheets.tsx'

// Its form comes when a limit of money is opened for the first time.
const MoneyLimitSheet = lazyPart(async () => ({
  default: (await import('./MoneyLimitSheet.tsx')).MoneyLimitSheet,
}))

export interface LimitRowsProps {
  /** True for a member with a real account. */
  readonly member: boolean
  readonly asMember: (action: () => void) => () => void
}

type Opened = LimitKind | 'session' | 'check'

const ICONS = { deposit: IconDeposit, loss: IconSafety } as const

/** Rows of the member's limits; each opens its own sheet. */
export function LimitRows({ member, asMember }: LimitRowsProps) {
  const { formatMessage } = useIntl()
  const labels = useLimitLabels()
  const linked = new URLSearchParams(useLocation().search).get('limit') === 'deposit' && member
  const [opened, setOpened] = useState<Opened | undefined>(linked ? 'deposit' : undefined)
  const limits = useQuery({ ...limitsQuery(useGateway()), enabled: member })
  const { data } = limits
  const [wanted, setWanted] = useState(linked)
  const open = (what: Opened) =>
    asMember(() => {
      if (!data) return
      setOpened(what)
      if (what === 'deposit' || what === 'loss') setWanted(true)
    })
  const close = (): void => setOpened(undefined)

  return (
    <QueryFrame query={limits}>
      {() => (
        <>
          <Group title={formatMessage(messages.limits)} text={formatMessage(messages.waits)}>
            {LIMIT_KINDS.map((kind) => (
              <ListRow
                key={kind}
                icon={ICONS[kind]}
                label={formatMessage(kindMessages[kind])}
                detail={data && moneyDetail(data, kind)}
                onPress={open(kind)}
              />
            ))}
            <ListRow
              icon={IconHourglass}
              label={formatMessage(messages.session)}
              detail={data && sessionDetail(data)}
              onPress={open('session')}
            />
            <ListRow
              icon={IconClock}
              label={formatMessage(messages.check)}
              detail={data && checkDetail(data)}
              onPress={open('check')}
            />
          </Group>
          {data && (
            <>
              {wanted && (
                <Suspense>
                  {LIMIT_KINDS.map((kind) => (
                    <MoneyLimitSheet
                      key={kind}
                      kind={kind}
                      limits={data}
                      open={opened === kind}
                      onClose={close}
                    />
                  ))}
                </Suspense>
              )}
              <SessionLimitSheet limits={data} open={opened === 'session'} onClose={close} />
              <RealityCheckSheet limits={data} open={opened === 'check'} onClose={close} />
            </>
          )}
        </>
      )}
    </QueryFrame>
  )

  function moneyDetail({ limits, currency }: Schemas['Limits'], kind: LimitKind): string {
    const set = limits.filter((limit) => limit.kind === kind && limit.amount !== undefined)
    if (set.length === 0) return formatMessage(messages.none)
    return set.map((limit) => labels.amount(limit, currency)).join('\n')
  }

  function sessionDetail({
    sessionMinutes = 0,
    pendingSessionMinutes,
    pendingSessionFrom,
  }: Schemas['Limits']) {
    const held = labels.minutes(sessionMinutes, formatMessage(messages.none))
    if (pendingSessionMinutes === undefined || pendingSessionFrom === undefined) return held
    const next = labels.minutes(pendingSessionMinutes, formatMessage(messages.noLimit))
    return `${held}\n${labels.from(next, pendingSessionFrom)}`
  }

  function checkDetail({ realityCheckMinutes }: Schemas['Limits']): string {
    const never = formatMessage(messages.never)
    const time = labels.minutes(realityCheckMinutes, never)
    return realityCheckMinutes === 0 ? never : formatMessage(messages.every, { time })
  }
}
