import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'

import { AT_FIRST } from '../toolbar.ts'

type Settings = Readonly<Record<string, unknown>>

const SHARED = ['tenant', 'theme', 'season', 'language', 'direction', 'textSize', 'motion'] as const

function latest(): Settings {
  const channel = addons.getChannel()
  const [sent] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
    { globals?: Settings }?,
  ]
  return { ...AT_FIRST, ...sent?.globals }
}

/** Settings of the toolbar, for pages that are no story; followed as they change. */
export function useToolbarSettings(): Settings {
  const [settings, setSettings] = useState(latest)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = (): void => setSettings(latest())
    channel.on('globalsUpdated', follow)
    channel.on('setGlobals', follow)
    return () => {
      channel.off('globalsUpdated', follow)
      channel.off('setGlobals', follow)
    }
  }, [])
  return settings
}

/**
 * Address of a story in a frame, with the settings of the toolbar.
 * @param args values of the story's props
 */
export function frameAddress(
  story: string,
  settings: Settings,
  args: Readonly<Record<string, string>> = {},
): string {
  const globals = SHARED.map((name) => `${name}:${String(settings[name])}`).join(';')
  const props = Object.entries(args).map(([name, value]) => `${name}:${value}`)
  return `iframe.html?viewMode=story&id=${story}&args=${props.join(';')}&globals=a11y.manual:!true;${globals}`
}
