import type { IconType } from '@livery/ui/icon'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** What a page puts into the frame's header in the place of its route's title, and beside the menu. */
export interface PageHeader {
  readonly title?: string | undefined
  readonly action?:
    | { readonly label: string; readonly icon: IconType; readonly onPress: () => void }
    | undefined
}

/** What the page on screen has put there. */
export const pageHeaderAtom = atom<PageHeader>({})

/** Puts a title, an action or both into the frame's header for as long as the page is on screen. */
export function usePageHeader({ title, action }: PageHeader): void {
  const set = useSetAtom(pageHeaderAtom)
  useEffect(() => {
    set({ title, action })
    return () => set({})
  }, [set, title, action])
}
