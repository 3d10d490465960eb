import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { useIntl } from 'react-intl'

import { frameMessages } from './frame.messages.ts'

export interface GamesButtonProps {
  /** `outline` beside a more important button. Default `brand`. */
  readonly tone?: 'brand' | 'outline'
}

/** Way to the games, from a page that has nothing to show yet. */
export function GamesButton({ tone = 'brand' }: GamesButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <LinkButton tone={tone} href={ROUTES.gameCenter.path}>
      {formatMessage(frameMessages.games)}
    </LinkButton>
  )
}
