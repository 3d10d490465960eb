import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useWideWindow } from '@livery/ui/media'
import { Row } from '@livery/ui/stack'
import { TwoPanes } from '@livery/ui/two-panes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { listOf, type PagedQuery } from '#capabilities/paging/loadMore.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { GamesButton } from '#platform/page/GamesButton.tsx'
import { PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { LetterList } from './components/LetterList.tsx'
import { LetterPicker } from './components/LetterPicker.tsx'
import { LetterPane, LetterSheet } from './components/LetterSheet.tsx'
import * as css from './inbox.css.ts'
import { inboxMessages as messages } from './inbox.messages.ts'
import { inboxQuery, useReadLetters } from './inbox.queries.ts'
import { useRemoveLetters } from './useRemoveLetters.ts'

/** Inbox page: letters to open and read, and a selection mode for deleting. */
export default function InboxPage() {
  const { formatMessage, locale } = useIntl()
  const inbox = useInfiniteQuery(inboxQuery(useGateway(), locale))
  return (
    <QueryView
      query={inbox}
      pending={<PageSkeletons shapes={['control', 'control', 'control']} />}
      isEmpty={({ pages }) => listOf(pages).length === 0}
      empty={
        <EmptyState
          illustration="messages"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyDetail)}
          action={<GamesButton />}
        />
      }
    >
      {({ pages }) => <Letters letters={listOf(pages)} query={inbox} />}
    </QueryView>
  )
}

interface LettersProps {
  readonly letters: readonly Schemas['InboxMessage'][]
  /** Paged query that loads more letters. */
  readonly query: PagedQuery
}

/** The letters, and what is done with one or several of them. */
function Letters({ letters, query }: LettersProps) {
  const { formatMessage } = useIntl()
  const [picking, setPicking] = useState(false)
  const [opened, setOpened] = useState<Schemas['InboxMessage']>()
  const [open, setOpen] = useState(false)
  const wide = useWideWindow()
  const markRead = useReadLetters()
  const { remove, busy } = useRemoveLetters(() => {
    setOpen(false)
    setPicking(false)
  })
  const unread = letters.filter(({ read }) => !read).map(({ id }) => id)

  function show(letter: Schemas['InboxMessage']): void {
    setOpened(letter)
    setOpen(true)
    if (!letter.read) markRead([letter.id])
  }
  const removeOpened = (): void => {
    if (opened) void remove([opened.id])
  }
  const list = (
    <>
      <Row justify="between" wrap>
        <Button tone="ghost" size="small" disabled={unread.length === 0} onPress={() => markRead(unread)}>
          {formatMessage(messages.readAll)}
        </Button>
        <Button tone="ghost" size="small" onPress={() => setPicking(!picking)}>
          {formatMessage(picking ? messages.done : messages.edit)}
        </Button>
      </Row>
      {picking ? (
        <LetterPicker letters={letters} onRemove={(ids) => void remove(ids)} busy={busy} />
      ) : (
        <LetterList letters={letters} onOpen={show} />
      )}
      {query.hasNextPage && (
        <Button tone="quiet" fill busy={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
    </>
  )
  return (
    <div className={css.page}>
      <TwoPanes kind="list" side={list}>
        {wide
          ? open && opened && <LetterPane letter={opened} onRemove={removeOpened} busy={busy} />
          : opened && (
              <LetterSheet
                letter={opened}
                open={open}
                onClose={() => setOpen(false)}
                onRemove={removeOpened}
                busy={busy}
              />
            )}
        {wide && !open && <EmptyState illustration="messages" title={formatMessage(messages.choose)} />}
      </TwoPanes>
    </div>
  )
}
