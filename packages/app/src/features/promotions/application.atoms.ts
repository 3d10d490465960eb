import { atom, useAtom } from 'jotai'
import { useCallback } from 'react'

import { useSession } from '../../shell/boot/index.ts'

/** What a member has put into an application so far. */
export interface Application {
  readonly comment: string
  readonly pictures: readonly File[]
}

const EMPTY: Application = { comment: '', pictures: [] }

/** Applications that are not sent yet, by member and promotion: they outlive a look elsewhere, and every failure. */
const draftsAtom = atom<Readonly<Record<string, Application | undefined>>>({})

export interface Draft extends Application {
  readonly change: (change: Partial<Application>) => void
  readonly clear: () => void
}

/** The member's application for a promotion as it is being written; nobody else who signs in here finds it. */
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
