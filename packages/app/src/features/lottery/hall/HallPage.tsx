import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconCalendar } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'

import { categoryMessages } from '#capabilities/games/games.messages.ts'
import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import { lotteryMenuQuery } from '#capabilities/lottery/lottery.queries.ts'
import * as cardCss from '#capabilities/lottery/lotteryCard.css.ts'
import { LotteryCard } from '#capabilities/lottery/LotteryCard.tsx'
import type { LotteryGroups } from '#capabilities/lottery/lotteryMapping.ts'
import { useLotteryContext } from '#capabilities/lottery/useLottery.ts'
import { useLotteryLauncher } from '#capabilities/lottery/useLotteryLauncher.ts'
import { OwnHeader } from '#capabilities/page-duties/OwnHeader.tsx'
import { useTenant } from '#platform/boot/ServicesContext.ts'
import { QueryFrame } from '#platform/queries/QueryView.tsx'
import { useGoBack } from '#platform/routing/useGoBack.ts'

import { OptionalTabPanel } from '../OptionalTabPanel.tsx'
import * as css from './hall.css.ts'
import { hallMessages as messages } from './hall.messages.ts'
import { EVERY_GROUP, hallPath, readHall } from './hallAddress.ts'

const KIND_TABS = 'lottery-kind'
const GROUP_TABS = 'lottery-group'

/** The hall: LOTT and ELOTT, their groups, and every lottery with its period and last numbers. */
export default function HallPage() {
  const { formatMessage } = useIntl()
  const goBack = useGoBack()
  return (
    <>
      <OwnHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(lotteryMessages.back), onPress: goBack }}
      />
      <Hall />
    </>
  )
}

function Hall() {
  const { gateway, language } = useLotteryContext()
  const menu = useQuery(lotteryMenuQuery(gateway, language))
  return <QueryFrame query={menu}>{(data) => <Menu menu={data} />}</QueryFrame>
}

/** Tabs of kinds and groups with their lotteries; undefined while the menu is loading. */
function Menu({ menu }: { readonly menu: Readonly<Record<'LOTT' | 'ELOTT', LotteryGroups>> | undefined }) {
  const { formatMessage } = useIntl()
  const { categories } = useTenant().games
  const navigate = useNavigate()
  const play = useLotteryLauncher()
  const { search } = useLocation()

  // In the brand's order; a kind without lotteries has no tab.
  const kinds = categories.filter((category) => category === 'LOTT' || category === 'ELOTT')
  const offered = kinds.filter((kind) => !menu || menu[kind].length > 0)
  const { kind = offered[0] ?? 'LOTT', group } = readHall(search)
  const groups = menu?.[kind] ?? []
  const lotteries = groups
    .filter(({ gameGroupId }) => group === EVERY_GROUP || gameGroupId === group)
    .flatMap((entry) => entry.lotteries)
  const show = (address: Parameters<typeof hallPath>[0]): void =>
    void navigate(hallPath(address), { replace: true })

  return (
    <div className={css.page}>
      <Stack gap="x3" gutter>
        {offered.length > 1 && (
          <SegmentedTabs
            id={KIND_TABS}
            label={formatMessage(messages.kinds)}
            tabs={offered.map((id) => ({ id, label: formatMessage(categoryMessages[id]) }))}
            selected={kind}
            onSelect={(id) => show({ kind: id, group: EVERY_GROUP })}
          />
        )}
      </Stack>
      <OptionalTabPanel of={KIND_TABS} selected={kind} shown={offered.length > 1}>
        <div className={css.part}>
          <Stack gap="x3" gutter>
            {groups.length > 1 && (
              <SegmentedTabs
                id={GROUP_TABS}
                label={formatMessage(messages.groups)}
                variant="scrolling"
                tabs={[
                  { id: EVERY_GROUP, label: formatMessage(messages.all) },
                  ...groups.map(({ gameGroupId, displayName }) => ({ id: gameGroupId, label: displayName })),
                ]}
                selected={group}
                onSelect={(id) => show({ kind, group: id })}
              />
            )}
            {groups.some((entry) => entry.lotteries.some(({ drawKind }) => drawKind === 'VN')) && (
              <Card padding="none">
                <List>
                  <ListRow
                    label={formatMessage(messages.vietnam)}
                    detail={formatMessage(messages.vietnamDetail)}
                    icon={IconCalendar}
                    href={ROUTES.lotteryVietnam.path}
                  />
                </List>
              </Card>
            )}
          </Stack>
          <OptionalTabPanel of={GROUP_TABS} selected={group} shown={groups.length > 1}>
            {menu && lotteries.length === 0 ? (
              <EmptyState
                illustration="games"
                title={formatMessage(messages.empty)}
                action={
                  <LinkButton href={ROUTES.gameCenter.path}>{formatMessage(messages.emptyAction)}</LinkButton>
                }
              />
            ) : (
              <ul aria-label={formatMessage(messages.list)} aria-busy={!menu} className={css.list}>
                {lotteries.map((lottery) => (
                  <LotteryCard key={lottery.gameId} lottery={lottery} onPlay={play} />
                ))}
                {!menu && Array.from({ length: 6 }, (_, index) => <CardPlace key={index} />)}
              </ul>
            )}
          </OptionalTabPanel>
        </div>
      </OptionalTabPanel>
    </div>
  )
}

function CardPlace() {
  return (
    <li aria-hidden className={cardCss.card}>
      <span className={cardCss.parts}>
        <span className={cardCss.art}>
          <Skeleton shape="portrait" />
        </span>
        <span className={cardCss.textColumn}>
          <Skeleton width="half" />
        </span>
        <span className={cardCss.balls}>
          <span className={cardCss.ballsPlace}>
            <Skeleton width="most" />
          </span>
        </span>
      </span>
    </li>
  )
}
