import { brandStylesheet, type SolvedBrand } from '@livery/theme'
import { useEffect, useRef, useState } from 'react'

import { frameAddress, useToolbarSettings } from '../../docs/toolbarSettings.ts'

/** Screens to look at, by their story. */
const SCREENS = {
  'pages-home--full': 'Home',
  'pages-game-centre--full': 'Game centre',
  'pages-promotions--full': 'Promotions',
  'pages-login--full': 'Login',
  'pages-vip-benefits--full': 'VIP',
} as const

export interface ScreenFrameProps {
  /** Brand whose layout and texts the screen has. */
  readonly tenant: string
  readonly solved: SolvedBrand
  /** `@font-face` rules of every face. */
  readonly faces: string
}

/** A real screen of the site at a phone's width, in the colours and the cut of the seeds. */
export function ScreenFrame({ tenant, solved, faces }: ScreenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [screen, setScreen] = useState<string>('pages-home--full')
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const sheet = brandStylesheet(solved, { fontFaces: faces })
  const latest = useRef(sheet)
  const settings = useToolbarSettings()
  const dress = (): void => wear(frame.current?.contentDocument, latest.current)
  useEffect(() => {
    latest.current = sheet
    wear(frame.current?.contentDocument, sheet)
  }, [sheet])
  return (
    <section className="seeds-screen" aria-label="Screen">
      <p>
        <select value={screen} aria-label="Screen" onChange={(event) => setScreen(event.currentTarget.value)}>
          {Object.entries(SCREENS).map(([story, name]) => (
            <option key={story} value={story}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? 'Light' : 'Dark'}
        </button>
      </p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook's own page, which is dressed in the seeds */}
      <iframe
        ref={frame}
        title={`${tenant} in these seeds`}
        src={frameAddress(screen, { ...settings, tenant, theme })}
        width={390}
        height={844}
        onLoad={dress}
      />
    </section>
  )
}

/** Puts a style sheet below that of the brand itself, which the story writes again when it pleases. */
function wear(page: Document | null | undefined, sheet: string): void {
  // A frame that has just been made has a document without a body.
  if (!page?.body) return
  const style = page.getElementById('livery-seeds') ?? page.createElement('style')
  style.id = 'livery-seeds'
  style.textContent = sheet
  page.body.append(style)
}
