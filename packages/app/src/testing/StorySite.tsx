import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

import type { Shell } from '../shell/boot/index.ts'
import { Providers } from '../shell/boot/Providers.tsx'
import { RoutedSite } from '../shell/boot/Site.tsx'
import { openStory, type OpenStory, type StoryPlan } from './openStory.ts'
import { useStoryLook, type StoryLook } from './storyWorld.ts'

export interface StorySiteProps extends StoryPlan {
  /** Runs once when the page stands: opens a panel, asks a question. */
  readonly onStand?: ((shell: Shell) => void) | undefined
  /** A part of the site to show instead of the page. */
  readonly children?: ReactNode
}

/** The site at a page, in the brand and language of the toolbar: how a story shows it loading, empty, failed and full. */
export function StorySite({ path, answers, signedIn, pinned, onStand, children }: StorySiteProps) {
  const story = useOpenStory({ path, answers, signedIn, pinned })
  // Whoever judges the story waits until it is open.
  if (!story) return <div aria-busy data-story="opening" />
  return (
    <Providers shell={story.shell}>
      <MemoryRouter key={path} initialEntries={[path]} useTransitions={false}>
        {children ?? <RoutedSite />}
        {onStand && <Standing shell={story.shell} onStand={onStand} />}
      </MemoryRouter>
    </Providers>
  )
}

/** Another brand is another site. Theme and language change in the one that is open: what was done in it stays. */
function useOpenStory({ path, answers, signedIn, pinned }: StoryPlan): OpenStory | undefined {
  const look = useStoryLook()
  const { brand, language, theme, direction } = look
  const latest = useRef<StoryLook>(look)
  const [story, setStory] = useState<OpenStory>()
  useEffect(() => {
    latest.current = look
  })
  useEffect(() => {
    let current = true
    async function open(): Promise<void> {
      const opened = await openStory({ ...latest.current, brand }, { path, answers, signedIn, pinned })
      if (current) setStory(opened)
    }
    void open()
    return () => {
      current = false
    }
  }, [brand, path, answers, signedIn, pinned])
  useEffect(() => {
    async function follow({ shell, speak }: OpenStory): Promise<void> {
      shell.theme.choose(theme)
      await speak(language)
      if (direction) document.documentElement.dir = direction
    }
    if (story) void follow(story)
  }, [story, theme, language, direction])
  return story
}

/** Stands after the site: its effect runs when those of the page have. */
function Standing({ shell, onStand }: { readonly shell: Shell; readonly onStand: (shell: Shell) => void }) {
  useEffect(() => onStand(shell), [shell, onStand])
  return null
}

/** An answer that never comes: how a story stays in its loading state. */
export const never = (): Promise<never> => new Promise(() => undefined)
