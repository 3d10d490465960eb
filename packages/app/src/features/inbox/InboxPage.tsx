import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { Row } from '@livery/ui/stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { LetterList } from './components/LetterList.tsx'
import { LetterPicker } from './components/LetterPicker.tsx'
import { LetterSheet } from './components/LetterSheet.tsx'
import * as css from './inbox.css.ts'
import { inboxMessages as messages } from './inbox.messages.ts'
import { inboxQuery, useReadLetters } from './inbox.queries.ts'
import { useRemoveLetters } from './useRemoveLetters.ts'

/** The letters to this member: open one to read it, tick some to delete them. */
export default function InboxPage() {
  const { formatMessage, locale } = useIntl()
  const inbox = useInfiniteQuery(inboxQuery(useGateway(), locale))
  const [picking, setPicking] = useState(false)
  const [opened, setOpened] = useState<Schemas['InboxMessage']>()
  const [open, setOpen] = useState(false)
  const markRead = useReadLetters()
  const { remove, busy } = useRemoveLetters(() => {
    setOpen(false)
    setPicking(false)
  })

  if (inbox.isPending) {
    return (
      <PageBody>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </PageBody>
    )
  }
  if (inbox.error) return <QueryFailure error={inbox.error} onRetry={() => void inbox.refetch()} />
  const letters = inbox.data.pages.flatMap((page) => page.list)
  const unread = letters.filter(({ read }) => !read).map(({ id }) => id)

  function show(letter: Schemas['InboxMessage']): void {
    setOpened(letter)
    setOpen(true)
    if (!letter.read) markRead([letter.id])
  }
  if (letters.length === 0) {
    return (
      <EmptyState
        illustration="messages"
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyDetail)}
      />
    )
  }
  return (
    <div className={css.page}>
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
      {inbox.hasNextPage && (
        <Button tone="quiet" fill busy={inbox.isFetchingNextPage} onPress={() => void inbox.fetchNextPage()}>
          {formatMessage(messages.more)}
        </Button>
      )}
      {opened && (
        <LetterSheet
          letter={opened}
          open={open}
          onClose={() => setOpen(false)}
          onRemove={() => void remove([opened.id])}
          busy={busy}
        />
      )}
    </div>
  )
}
