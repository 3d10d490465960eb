import type { IconType } from '@livery/ui/icon'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/**
 * Title and action that a page sets in the frame's header: the title replaces the route's, the action is beside the
 * menu.
 */
export interface PageHeader {
  readonly title?: string | undefined
  readonly action?:
    | { readonly label: string; readonly icon: IconType; readonly onPress: () => void }
    | undefined
}

/** Header contents set by the current page. */
export const pageHeaderAtom = atom<PageHeader>({})

/** Sets a title, an action or both in the frame's header while the page is mounted. */
export function usePageHeader({ title, action }: PageHeader): void {
  const set = useSetAtom(pageHeaderAtom)
  useEffect(() => {
    set({ title, action })
    return () => set({})
  }, [set, title, action])
}
