import { gameListPath, type GameCategory } from '@livery/domain/games'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { studiosOf, useGameMenu } from '#capabilities/games/menu.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import * as homeCss from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import * as css from './categoryPanel.css.ts'

/** List of a category's studios; each links to its own games. A single studio is not listed. */
export function Studios({ category }: { readonly category: GameCategory }) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const studios = studiosOf(useGameMenu(), category)
  if (studios.length < 2) return null
  return (
    <Section title={formatMessage(messages.vendors)}>
      <ul aria-label={formatMessage(messages.vendors)} className={css.studios}>
        {studios.map(({ vendor, name, picture, games }) => (
          <li key={vendor} className={css.place}>
            <Card padding="small" href={gameListPath({ gameType: category, vendor })}>
              <div className={css.studio}>
                <span className={homeCss.vendorMark}>
                  <Image src={imageUrl(picture)} alt="" ratio="square" fit="contain" corners="medium" />
                </span>
                <Stack gap="half">
                  <Text as="span" size="small" weight="medium">
                    {name}
                  </Text>
                  <Text as="span" size="caption" tone="secondary">
                    {formatMessage(messages.gamesCount, { count: games })}
                  </Text>
                </Stack>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
