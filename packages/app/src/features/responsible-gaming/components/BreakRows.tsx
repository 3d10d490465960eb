import type { Schemas } from '@livery/api'
import { SELF_EXCLUSIONS, TIME_OUTS } from '@livery/domain/jurisdiction'
import { isPositive } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { formatMoment } from '@livery/i18n'
import { IconBlocked, IconPause } from '@livery/ui/icon'
import { ListRow } from '@livery/ui/list-row'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { useMoney } from '#capabilities/money/useMoney.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { errorMessages } from '#platform/errors/errors.messages.ts'
import { languageAtom } from '#platform/language/language.ts'
import type { OverlayText } from '#platform/overlays/overlays.atoms.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { durationMessages } from '../limits.messages.ts'
import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { useStartBreak, type Break } from '../responsibleGaming.queries.ts'
import { ChoiceSheet } from './ChoiceSheet.tsx'
import { Group } from './Group.tsx'

export interface BreakRowsProps {
  readonly asMember: (action: () => void) => () => void
}

/** Rows of time-out and self-exclusion: chosen, confirmed once more, and then irrevocable. */
export function BreakRows({ asMember }: BreakRowsProps) {
  const { formatMessage } = useIntl()
  const { overlays, session } = useServices()
  const navigate = useNavigate()
  const language = useAtomValue(languageAtom)
  const money = useMoney()
  const [opened, setOpened] = useState<Break['kind']>()
  const { mutate, isPending } = useStartBreak(({ until, payout }, wanted) => {
    setOpened(undefined)
    void navigate(ROUTES.home.path, { replace: true })
    session.end()
    void overlays.confirm({
      title: { message: wanted.kind === 'timeOut' ? messages.timeOut : messages.exclude },
      body: [
        until === undefined
          ? { message: errorMessages.excluded }
          : {
              message: messages.closedUntil,
              values: { moment: language ? formatMoment(language, until) : until },
            },
        ...(wanted.kind === 'selfExclusion' ? moneyTexts(payout) : []),
      ],
      confirm: { message: overlayMessages.ok },
    })
  })
  /** Sentences about the member's money (D-0070): on its way with what was taken back, or left to customer service. */
  function moneyTexts(payout: Schemas['ExclusionPayout'] | undefined): OverlayText[] {
    if (!payout) return [{ message: messages.balanceWaits }]
    const sums = [
      [messages.paidOut, payout.paid],
      [messages.bonusTaken, payout.forfeited],
    ] as const
    return sums.flatMap(([message, sum]) =>
      isPositive(sum) ? [{ message, values: { amount: money(sum, payout.currency) } }] : [],
    )
  }
  const close = (): void => setOpened(undefined)
  const choices = <Duration extends Break['duration']>(durations: readonly Duration[]) =>
    durations.map((value) => {
      const message: MessageDescriptor = durationMessages[value]
      return { value, label: formatMessage(message) }
    })

  async function begin(wanted: Break): Promise<void> {
    const agreed = await overlays.confirm({
      title: { message: durationMessages[wanted.duration] },
      body: { message: messages.sure },
      confirm: { message: wanted.kind === 'timeOut' ? messages.start : messages.startExclusion },
      cancel: { message: messages.back },
      tone: 'danger',
    })
    if (!agreed) return
    mutate(wanted)
  }

  return (
    <>
      <Group title={formatMessage(messages.breaks)}>
        <ListRow
          icon={IconPause}
          label={formatMessage(messages.timeOut)}
          detail={formatMessage(messages.timeOutRow)}
          onPress={asMember(() => setOpened('timeOut'))}
        />
        <ListRow
          icon={IconBlocked}
          label={formatMessage(messages.exclude)}
          detail={formatMessage(messages.excludeRow)}
          onPress={asMember(() => setOpened('selfExclusion'))}
        />
      </Group>
      <ChoiceSheet
        title={formatMessage(messages.timeOut)}
        help={formatMessage(messages.timeOutHelp)}
        choices={choices(TIME_OUTS)}
        initial="day"
        confirm={formatMessage(messages.start)}
        busy={isPending}
        open={opened === 'timeOut'}
        onClose={close}
        onConfirm={(duration) => void begin({ kind: 'timeOut', duration })}
      />
      <ChoiceSheet
        title={formatMessage(messages.exclude)}
        help={formatMessage(messages.excludeHelp)}
        choices={choices(SELF_EXCLUSIONS)}
        initial="six_months"
        confirm={formatMessage(messages.startExclusion)}
        tone="danger"
        busy={isPending}
        open={opened === 'selfExclusion'}
        onClose={close}
        onConfirm={(duration) => void begin({ kind: 'selfExclusion', duration })}
      />
    </>
  )
}
