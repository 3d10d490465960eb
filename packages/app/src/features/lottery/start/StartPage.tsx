import type { PlayType } from '@livery/domain/games'
import { ROUTES } from '@livery/domain/routes'
import { Button, LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconLottery, IconNumberLottery, IconRecord, IconInfo, IconPlay } from '@livery/ui/icon'
import { Image } from '@livery/ui/image'
import { List, ListRow } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { lotteryMessages, playTypeMessages } from '#capabilities/lottery/lottery.messages.ts'
import { periodQuery, playsQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { Lottery } from '#capabilities/lottery/lotteryMapping.ts'
import { PeriodClock } from '#capabilities/lottery/periods/PeriodClock.tsx'
import { useDrawRhythm } from '#capabilities/lottery/periods/useDrawRhythm.ts'
import { usePhase } from '#capabilities/lottery/periods/usePhase.ts'
import { useLottery, useLotteryContext } from '#capabilities/lottery/useLottery.ts'
import { useLotteryLauncher, usePrizeMode } from '#capabilities/lottery/useLotteryLauncher.ts'
import { usePageHeader } from '#platform/page/pageHeader.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { DrawHistory } from '../draws/DrawHistory.tsx'
import { PlayRules } from '../PlayRules.tsx'
import * as css from './start.css.ts'
import { playTypeDetails, startMessages as messages } from './start.messages.ts'

const WAY_ICONS = { trad: IconNumberLottery, ent: IconLottery } as const

/** Start page of one lottery: open draw, play types, last results and rules. */
export default function StartPage() {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const gameId = new URLSearchParams(search).get('gameId') ?? ''
  const { lottery, lotteries } = useLottery(gameId)
  // An address without a lottery starts with the platform's first.
  const shown = lottery ?? (gameId === '' ? lotteries.data?.[0] : undefined)

  return (
    <QueryView query={lotteries} pending={<StartSkeleton />}>
      {() =>
        shown ? (
          <Start key={shown.gameId} lottery={shown} />
        ) : (
          <EmptyState
            illustration="games"
            title={formatMessage(lotteryMessages.gone)}
            text={formatMessage(lotteryMessages.goneDetail)}
            action={<LinkButton href={ROUTES.lottery.path}>{formatMessage(lotteryMessages.all)}</LinkButton>}
          />
        )
      }
    </QueryView>
  )
}

function StartSkeleton() {
  return (
    <div className={css.page} aria-busy>
      <Stack gutter>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
        <Skeleton shape="card" />
      </Stack>
    </div>
  )
}

/** Number of results on the start page. */
const RECENT = 4

function Start({ lottery }: { readonly lottery: Lottery }) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const rhythm = useDrawRhythm()
  const launch = useLotteryLauncher()
  const { gateway } = useLotteryContext()
  const { data: period } = useQuery(periodQuery(gateway, lottery.gameId))
  const phase = usePhase(period)
  const { playTypes } = lottery
  usePageHeader({ documentTitle: lottery.displayName })
  return (
    <div className={css.page}>
      <div data-hero className={css.hero}>
        <span className={css.art}>
          <Image src={imageUrl(lottery.iconUrl)} alt="" ratio="portrait" corners="card" priority />
        </span>
        <Heading level={2} size="title" align="center">
          {lottery.displayName}
        </Heading>
        <Text size="small" tone="secondary" numeric>
          {period
            ? `${formatMessage(lotteryMessages.drawOf, { drawNumber: period.drawNumber })} · ${rhythm(lottery.drawEverySeconds)}`
            : rhythm(lottery.drawEverySeconds)}
        </Text>
        {period && phase && <PeriodClock period={period} phase={phase} />}
        <Button fill icon={IconPlay} onPress={() => launch(lottery)}>
          {formatMessage(messages.start)}
        </Button>
      </div>
      <Section title={formatMessage(messages.ways)} icon={IconLottery}>
        <Stack gutter>
          <Card padding="none">
            <List label={formatMessage(messages.ways)}>
              {playTypes.map((playType) => (
                <ListRow
                  key={playType}
                  icon={WAY_ICONS[playType]}
                  label={formatMessage(playTypeMessages[playType])}
                  detail={formatMessage(playTypeDetails[playType])}
                  onPress={() => launch(lottery, playType)}
                />
              ))}
            </List>
          </Card>
        </Stack>
      </Section>
      <Section title={formatMessage(lotteryMessages.results)} icon={IconRecord}>
        <Stack gutter>
          <DrawHistory gameId={lottery.gameId} kind={lottery.drawKind} most={RECENT} />
        </Stack>
      </Section>
      {playTypes.map((playType) => (
        <Rules
          key={playType}
          lottery={lottery}
          playType={playType}
          title={
            playTypes.length > 1
              ? `${formatMessage(lotteryMessages.rules)} · ${formatMessage(playTypeMessages[playType])}`
              : formatMessage(lotteryMessages.rules)
          }
        />
      ))}
    </div>
  )
}

interface RulesProps {
  readonly lottery: Lottery
  readonly playType: PlayType
  readonly title: string
}

function Rules({ lottery, playType, title }: RulesProps) {
  const { gateway, language } = useLotteryContext()
  const prizeMode = usePrizeMode(lottery.vendor)
  const wanted = { gameId: lottery.gameId, playType, prizeMode }
  const { data: plays } = useQuery(playsQuery(gateway, wanted, language))
  if (!plays || plays.length === 0) return null
  return (
    <Section title={title} icon={IconInfo}>
      <Stack gutter>
        <PlayRules plays={plays} />
      </Stack>
    </Section>
  )
}
