import type { IconType } from '@livery/ui/icon'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/**
 * Titles and action that a page sets in the frame's header: the title replaces the route's, the action is beside the
 * menu.
 */
export interface PageHeader {
  readonly title?: string | undefined
  /** Title of the document and of the announcement to screen readers, where the header keeps another. */
  readonly documentTitle?: string | undefined
  readonly action?:
    | { readonly label: string; readonly icon: IconType; readonly onPress: () => void }
    | undefined
}

/** Header contents set by the current page. */
export const pageHeaderAtom = atom<PageHeader>({})

/** Sets titles and the action in the frame's header while the page is mounted. */
export function usePageHeader({ title, documentTitle, action }: PageHeader): void {
  const set = useSetAtom(pageHeaderAtom)
  useEffect(() => {
    set({ title, documentTitle, action })
    return () => set({})
  }, [set, title, documentTitle, action])
}
