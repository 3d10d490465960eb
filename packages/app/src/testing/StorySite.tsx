import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

import type { SiteServices } from '#platform/boot/createServices.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { RoutedSite } from '#site/Site.tsx'

import { openStory, type OpenStory, type StoryPlan } from './openStory.ts'
import { useStoryLook, type StoryLook } from './storyEnvironment.ts'

export interface StorySiteProps extends StoryPlan {
  /** Called once when the page is mounted: opens a panel or a dialog. */
  readonly onMounted?: ((services: SiteServices) => void) | undefined
  /** A part of the site to show instead of the page. */
  readonly children?: ReactNode
}

/**
 * Site at a page, in the brand and language of the toolbar: for stories of its loading, empty, failed and full state.
 */
export function StorySite({ path, answers, signedIn, pinned, onMounted, children }: StorySiteProps) {
  const story = useOpenStory({ path, answers, signedIn, pinned })
  // Screenshot and axe checks wait until the story is open.
  if (!story) return <div aria-busy data-story="opening" />
  return (
    <Providers services={story.services}>
      <MemoryRouter key={path} initialEntries={[path]} useTransitions={false}>
        {children ?? <RoutedSite />}
        {onMounted && <AfterMount services={story.services} onMounted={onMounted} />}
      </MemoryRouter>
    </Providers>
  )
}

/** Another brand opens a new site. Theme and language change within the open site and keep its state. */
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
    async function follow({ services, speak }: OpenStory): Promise<void> {
      services.theme.choose(theme)
      await speak(language)
      if (direction) document.documentElement.dir = direction
    }
    if (story) void follow(story)
  }, [story, theme, language, direction])
  return story
}

/** Rendered after the site: its effect runs after those of the page. */
function AfterMount({
  services,
  onMounted,
}: {
  readonly services: SiteServices
  readonly onMounted: (services: SiteServices) => void
}) {
  useEffect(() => onMounted(services), [services, onMounted])
  return null
}

/** Answer that never resolves, for stories of the loading state. */
export const never = (): Promise<never> => new Promise(() => undefined)
