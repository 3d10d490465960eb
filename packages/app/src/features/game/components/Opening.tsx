import { Button } from '@livery/ui/button'
import { IconPlay } from '@livery/ui/icon'
import { Spinner } from '@livery/ui/spinner'
import { Text } from '@livery/ui/text'
import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'

import { gamePageArrived } from '#capabilities/games/growIntoGame.ts'

import * as css from '../game.css.ts'
import { launchMessages as messages } from '../game.messages.ts'

export interface OpeningProps {
  /** Name of the game, or nothing when it is not known. */
  readonly name: string
  /** The game opens on its own page. */
  readonly leaving?: boolean
  /** True when the game takes longer than usual. */
  readonly slow?: boolean
  readonly onRetry?: () => void
}

/** Loading screen of a game. */
export function Opening({ name, leaving = false, slow = false, onRetry }: OpeningProps) {
  const { formatMessage } = useIntl()
  useLayoutEffect(gamePageArrived, [])
  const title = name || formatMessage(messages.unnamed)
  return (
    <div className={css.opening}>
      <span className={css.disc}>
        <IconPlay size="large" />
      </span>
      <Text size="lead" weight="bold" align="center">
        {title}
      </Text>
      <output className={css.waiting}>
        <Spinner />
        <Text tone="secondary">
          {formatMessage(slow ? messages.slow : leaving ? messages.leaving : messages.opening, {
            name: title,
          })}
        </Text>
      </output>
      {slow && onRetry && (
        <Button tone="quiet" onPress={onRetry}>
          {formatMessage(messages.retry)}
        </Button>
      )}
    </div>
  )
}
