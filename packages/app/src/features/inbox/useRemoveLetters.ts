import { useOverlays } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { inboxMessages as messages } from './inbox.messages.ts'
import { useDeleteLetters } from './inbox.queries.ts'

/** Deletes letters after a confirmation, and shows a message. */
export function useRemoveLetters(onRemoved: () => void): {
  remove(ids: readonly string[]): Promise<void>
  readonly busy: boolean
} {
  const { confirm, notify } = useOverlays()
  const { mutate, isPending } = useDeleteLetters(() => {
    notify.success(messages.removed)
    onRemoved()
  })
  return {
    async remove(ids) {
      const agreed = await confirm({
        title: { message: overlayMessages.promptTitle },
        body: { message: messages.removeQuestion, values: { count: ids.length } },
        confirm: { message: messages.remove },
        cancel: { message: overlayMessages.cancel },
        tone: 'danger',
      })
      if (agreed) mutate(ids)
    },
    busy: isPending,
  }
}
