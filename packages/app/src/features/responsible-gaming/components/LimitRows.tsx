import type { Schemas } from '@livery/api'
import { LIMIT_KINDS, type LimitKind } from '@livery/domain'
import { IconClock, IconDeposit, IconHourglass, IconSafety } from '@livery/ui/icon'
import { ListRow } from '@livery/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { kindMessages, saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { limitsQuery } from '../responsibleGaming.queries.ts'
import { useLimitWords } from '../useLimitWords.ts'
import { Group } from './Group.tsx'
import { MoneyLimitSheet } from './MoneyLimitSheet.tsx'
import { RealityCheckSheet, SessionLimitSheet } from './PaceSheets.tsx'

export interface LimitRowsProps {
  /** Whether a member with a real account looks. */
  readonly member: boolean
  readonly asMember: (action: () => void) => () => void
}

type Opened = LimitKind | 'session' | 'check'

const ICONS = { deposit: IconDeposit, loss: IconSafety } as const

/** What a member allows themselves; each row opens its own sheet. */
export function LimitRows({ member, asMember }: LimitRowsProps) {
  const { formatMessage } = useIntl()
  const words = useLimitWords()
  const [opened, setOpened] = useState<Opened>()
  const { data, error, refetch } = useQuery({ ...limitsQuery(useGateway()), enabled: member })
  const open = (what: Opened) => asMember(() => data && setOpened(what))
  const close = (): void => setOpened(undefined)

  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />
  return (
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
          {LIMIT_KINDS.map((kind) => (
            <MoneyLimitSheet key={kind} kind={kind} limits={data} open={opened === kind} onClose={close} />
          ))}
          <SessionLimitSheet limits={data} open={opened === 'session'} onClose={close} />
          <RealityCheckSheet limits={data} open={opened === 'check'} onClose={close} />
        </>
      )}
    </>
  )

  function moneyDetail({ limits, currency }: Schemas['Limits'], kind: LimitKind): string {
    const set = limits.filter((limit) => limit.kind === kind && limit.amount !== undefined)
    if (set.length === 0) return formatMessage(messages.none)
    return set.map((limit) => words.amount(limit, currency)).join('\n')
  }

  function sessionDetail({
    sessionMinutes = 0,
    pendingSessionMinutes,
    pendingSessionFrom,
  }: Schemas['Limits']) {
    const held = words.minutes(sessionMinutes, formatMessage(messages.none))
    if (pendingSessionMinutes === undefined || pendingSessionFrom === undefined) return held
    const next = words.minutes(pendingSessionMinutes, formatMessage(messages.noLimit))
    return `${held}\n${words.from(next, pendingSessionFrom)}`
  }

  function checkDetail({ realityCheckMinutes }: Schemas['Limits']): string {
    const never = formatMessage(messages.never)
    const time = words.minutes(realityCheckMinutes, never)
    return realityCheckMinutes === 0 ? never : formatMessage(messages.every, { time })
  }
}
