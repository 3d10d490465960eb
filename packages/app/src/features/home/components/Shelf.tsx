import { Button } from '@livery/ui/button'
import type { IconType } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import type { ListedGame } from '#capabilities/games/gameMapping.ts'
import { GameShelf } from '#capabilities/games/GameShelf.tsx'
import { errorMessages } from '#platform/errors/errors.messages.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'

import { homeMessages as messages } from '../home.messages.ts'

/** Lazy import: few brands number their games. */
const RankedGames = lazyPart(async () => ({ default: (await import('./RankedGames.tsx')).RankedGames }))

/** Arrangement of a shelf: rows, one line, rows after one large tile, or a list with numbers. */
export type Arrangement = 'grid' | 'row' | 'bento' | 'ranked'

/** The part of a query's result that a shelf shows. */
export interface ShelfAnswer {
  readonly data: readonly ListedGame[] | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly refetch: () => unknown
}

export interface ShelfProps {
  readonly title: string
  readonly icon?: IconType | undefined
  /** Address of the whole list. */
  readonly moreHref?: string | undefined
  /** A query's result itself: a copy of it would be rendered whenever the games are asked for again. */
  readonly answer: ShelfAnswer
  /** Games of the answer that are shown. Default: all. */
  readonly games?: readonly ListedGame[] | undefined
  readonly arrangement?: Arrangement | undefined
  /** Empty state of the shelf; without it, an empty shelf is not rendered. */
  readonly empty?: ReactNode
  /** Slot between heading and games, for a search box. */
  readonly above?: ReactNode
  readonly priority?: boolean | undefined
  readonly onNearEnd?: (() => void) | undefined
}

/** Empty tiles while a shelf is loading: two rows, or a line. */
const TILES = { grid: 6, row: 4, bento: 6, ranked: 3 } as const

/** Shelf of games with its heading: loading, full, empty, or failed with a retry button. */
export function Shelf({
  title,
  icon,
  moreHref,
  answer,
  games = answer.data ?? [],
  arrangement = 'row',
  empty,
  above,
  priority,
  onNearEnd,
}: ShelfProps) {
  const { formatMessage } = useIntl()
  const settled = !answer.isPending && !answer.isError
  if (settled && games.length === 0 && empty === undefined) return null
  return (
    <Section
      title={title}
      icon={icon}
      more={moreHref === undefined ? undefined : { label: formatMessage(messages.more), href: moreHref }}
    >
      {above}
      {answer.isError && games.length === 0 ? (
        <ShelfFailure onRetry={answer.refetch} />
      ) : settled && games.length === 0 ? (
        empty
      ) : arrangement === 'ranked' && settled ? (
        <RankedGames label={title} games={games} />
      ) : (
        <GameShelf
          label={title}
          games={games}
          arrangement={arrangement === 'ranked' ? 'row' : arrangement}
          loading={answer.isPending ? TILES[arrangement] : 0}
          onNearEnd={onNearEnd}
          priority={priority}
        />
      )}
    </Section>
  )
}

function ShelfFailure({ onRetry }: { readonly onRetry: () => unknown }) {
  const { formatMessage } = useIntl()
  return (
    <Stack gutter>
      <Row justify="between" wrap>
        <Text tone="secondary">{formatMessage(errorMessages.title)}</Text>
        <Button size="small" tone="quiet" onPress={() => void onRetry()}>
          {formatMessage(errorMessages.retry)}
        </Button>
      </Row>
    </Stack>
  )
}
