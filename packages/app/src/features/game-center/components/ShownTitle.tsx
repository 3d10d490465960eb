import { isGameCategory } from '@livery/domain/games'
import { Stack } from '@livery/ui/stack'
import { Heading } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { categoryMessages } from '#capabilities/games/games.messages.ts'

import { centerMessages as messages } from '../gameCenter.messages.ts'

/** Title of what is shown: the category, or all games. */
export function ShownTitle({ category }: { readonly category: string | undefined }) {
  const { formatMessage } = useIntl()
  const isKnown = category !== undefined && isGameCategory(category)
  return (
    <Stack gutter>
      <Heading level={2} size="heading">
        {formatMessage(isKnown ? categoryMessages[category] : messages.games)}
      </Heading>
    </Stack>
  )
}
