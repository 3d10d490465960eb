import { gameListPath, vendorLabel, type GameCategory } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { Image } from '@livery/ui/image'
import { List, ListRow } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useTenant } from '../../../shell/boot/index.ts'
import { gameMenuQuery } from '../../../shell/games/catalogue.queries.ts'
import { CATEGORY_ICONS } from '../../../shell/games/categoryIcons.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import { useImageUrl } from '../../../shell/whitelabel/index.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { shelfQuery } from '../home.queries.ts'
import { shelfFilterOf } from '../shelfFilter.ts'
import { FavouriteGames } from './MemberShelves.tsx'
import { Shelf } from './Shelf.tsx'

/** Games shown in a panel before 'more'. */
const PANEL_SIZE = 24

/** What a category holds: its studios, and its games. */
export function CategoryPanel({ category }: { readonly category: GameCategory }) {
  return category === 'FAV' ? <FavouriteGames /> : <GamesAndVendors category={category} />
}

function GamesAndVendors({ category }: { readonly category: GameCategory }) {
  const { formatMessage } = useIntl()
  const filter = shelfFilterOf(category)
  const answer = useQuery(shelfQuery(useGameContext(), filter, PANEL_SIZE))
  return (
    <div className={css.shelves}>
      <Vendors category={category} />
      <Shelf
        title={formatMessage(categoryMessages[category])}
        icon={CATEGORY_ICONS[category]}
        arrangement="grid"
        moreHref={
          filter.gameType === undefined
            ? undefined
            : gameListPath({ gameType: filter.gameType, vendor: filter.vassalage })
        }
        answer={answer}
        priority
        empty={
          <EmptyState
            illustration="games"
            title={formatMessage(messages.nothingFound)}
            action={<LinkButton href={gameListPath({})}>{formatMessage(messages.showAll)}</LinkButton>}
          />
        }
      />
    </div>
  )
}

/** The studios of a category; each leads to its own games. One alone needs no list. */
function Vendors({ category }: { readonly category: GameCategory }) {
  const { formatMessage } = useIntl()
  const { vendorLabels } = useTenant().games
  const imageUrl = useImageUrl()
  const { data } = useQuery(gameMenuQuery(useGameContext()))
  const vendors = data?.find(({ gameCategory }) => gameCategory === category)?.vendors ?? []
  if (vendors.length < 2) return null
  return (
    <Section title={formatMessage(messages.vendors)}>
      <Stack gutter>
        <Card padding="none">
          <List label={formatMessage(messages.vendors)}>
            {vendors.map((vendor) => (
              <ListRow
                key={vendor.vassalage}
                label={vendorLabel({ ...vendor, vendor: vendor.vassalage }, vendorLabels)}
                detail={formatMessage(messages.gamesCount, { count: vendor.gameCount })}
                lead={
                  <span className={css.vendorMark}>
                    <Image
                      src={imageUrl(vendor.iconUrl)}
                      alt=""
                      ratio="square"
                      fit="contain"
                      corners="medium"
                    />
                  </span>
                }
                href={gameListPath({ gameType: vendor.gameType, vendor: vendor.vassalage })}
              />
            ))}
          </List>
        </Card>
      </Stack>
    </Section>
  )
}
