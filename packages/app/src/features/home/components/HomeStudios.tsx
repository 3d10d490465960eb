import { gameListPath } from '@livery/domain/games'
import type { HomeSection } from '@livery/tenant'
import { Card } from '@livery/ui/card'
import { Image } from '@livery/ui/image'
import { Section } from '@livery/ui/section'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { studiosOf, useGameMenu } from '#capabilities/games/menu.ts'
import { useImageUrl } from '#platform/whitelabel/useImageUrl.ts'

import { homeMessages as messages } from '../home.messages.ts'
import * as css from './strips.css.ts'

export interface HomeStudiosProps {
  /** One line that scrolls sideways, or rows of three. */
  readonly variant: HomeSection<'studios'>['variant']
  /** Greatest number of studios. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Studios of all games; each leads to its own. Nothing without any. */
export function HomeStudios({ variant, limit, title }: HomeStudiosProps) {
  const { formatMessage } = useIntl()
  const imageUrl = useImageUrl()
  const studios = studiosOf(useGameMenu(), undefined).slice(0, limit)
  if (studios.length === 0) return null
  const heading = title ?? formatMessage(messages.vendors)
  return (
    <Section title={heading}>
      <ul aria-label={heading} className={css.studios[variant]}>
        {studios.map(({ vendor, name, picture }) => (
          <li key={vendor} className={css.studioPlaces[variant]}>
            <Card padding="small" href={gameListPath({ vendor })}>
              <span className={css.studio}>
                <span className={css.studioMark}>
                  <Image src={imageUrl(picture)} alt="" ratio="square" fit="contain" />
                </span>
                <Text as="span" size="caption" weight="medium" align="center" lines={2}>
                  {name}
                </Text>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
