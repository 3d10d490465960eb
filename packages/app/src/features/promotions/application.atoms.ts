import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'

import { useSession } from '#platform/boot/ServicesContext.ts'

/** Draft of an application for a promotion. */
export interface Application {
  readonly comment: string
  readonly pictures: readonly File[]
}

const EMPTY: Application = { comment: '', pictures: [] }

/** Drafts of applications, by member and promotion: they survive navigation and every failure. */
const draftsAtom = atom<Readonly<Record<string, Application | undefined>>>({})

export interface Draft extends Application {
  readonly change: (change: Partial<Application>) => void
  readonly clear: () => void
}

/** Draft of the current member's application for a promotion; other members who sign in here do not see it. */
export function useDraft(promotionId: string): Draft {
  const member = useSession()?.memberName ?? ''
  const key = `${member}/${promotionId}`
  const [drafts, setDrafts] = useAtom(draftsAtom)
  return {
    ...(drafts[key] ?? EMPTY),
    change: useCallback(
      (change) => setDrafts((all) => ({ ...all, [key]: { ...EMPTY, ...all[key], ...change } })),
      [setDrafts, key],
    ),
    clear: useCallback(() => setDrafts((all) => ({ ...all, [key]: undefined })), [setDrafts, key]),
  }
}
