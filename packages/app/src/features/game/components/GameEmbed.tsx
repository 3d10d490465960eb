import { IconBack } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'

import { GameDuties } from '#capabilities/page-duties/DutyOutlets.tsx'
import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { frameMessages } from '#platform/page/frame.messages.ts'
import { pageHeaderAtom } from '#platform/page/pageHeader.ts'

import * as css from '../game.css.ts'
import { launchMessages as messages } from '../game.messages.ts'
import { readGameMessage } from '../gameMessage.ts'
import { PlayMoments } from '../PlayMoments.tsx'
import { useEmbedProgress } from '../useEmbedProgress.ts'
import { useOrientation, type Orientation } from '../useOrientation.ts'
import { useWakeLock } from '../useWakeLock.ts'
import { LaunchFailure } from './LaunchFailure.tsx'
import { Opening } from './Opening.tsx'
import { Stage } from './Stage.tsx'

/**
 * Iframe sandbox of a game: its own scripts and origin (its session and images live there), pop-ups for its own help
 * pages, the orientation it was made for. The game can neither navigate this page nor read this site.
 */
const PERMITS = 'allow-scripts allow-forms allow-popups allow-orientation-lock allow-pointer-lock'

/** A game keeps its own origin, unless that is this site's: it would have full access to the site. */
function permitsOf(address: string): string {
  return new URL(address).origin === location.origin ? PERMITS : `${PERMITS} allow-same-origin`
}

const ALLOW = 'autoplay; fullscreen; screen-wake-lock; gyroscope; accelerometer'

const SILENT = { kind: 'silent' } as const

export interface GameEmbedProps {
  /** The game's own address, checked. */
  readonly address: string
  readonly name: string
  readonly freePlay: boolean
  /** Orientation of the phone that the game needs. */
  readonly orientation: Orientation
  /** True when the game sends a message once it can be played. */
  readonly announcesReady: boolean
  /** Called when the player leaves the game from inside it, or chooses another one. */
  readonly onExit: () => void
  readonly onRetry: () => void
}

/** Iframe of a game, under a loading picture until the game is ready. */
export function GameEmbed({
  address,
  name,
  freePlay,
  orientation,
  announcesReady,
  onExit,
  onRetry,
}: GameEmbedProps) {
  const { formatMessage } = useIntl()
  const { action } = useAtomValue(pageHeaderAtom)
  const queryClient = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [progress, tell] = useEmbedProgress(announcesReady)
  const ready = progress === 'ready'
  const exit = useEffectEvent(onExit)
  useWakeLock()
  const turned = useOrientation(orientation)

  useEffect(() => {
    const { origin } = new URL(address)
    function onMessage(event: MessageEvent<unknown>): void {
      if (event.source !== frame.current?.contentWindow) return
      const message = readGameMessage(event, origin)
      if (message?.kind === 'ready') tell('announced')
      if (message?.kind === 'balance')
        void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE, 'wallet'] })
      if (message?.kind === 'exit') exit()
    }
    window.addEventListener('message', onMessage)
    return () => {
      window.removeEventListener('message', onMessage)
      // Refetches balance and record after play.
      void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
    }
  }, [address, queryClient, tell])

  return (
    <Stage>
      <iframe
        ref={frame}
        src={address}
        title={formatMessage(messages.frame, { name: name || formatMessage(messages.unnamed) })}
        className={css.frame}
        sandbox={permitsOf(address)}
        allow={ALLOW}
        referrerPolicy="strict-origin"
        inert={!ready}
        onLoad={() => tell('loaded')}
      />
      {ready && turned && (
        <output className={css.hint}>
          {formatMessage(orientation === 'landscape' ? messages.turnSideways : messages.turnUpright)}
        </output>
      )}
      {freePlay ? <span className={css.mark}>{formatMessage(messages.freePlay)}</span> : <PlayMoments />}
      {!ready && (
        <div className={css.cover}>
          {progress === 'silent' ? (
            <div role="alert">
              <LaunchFailure problem={SILENT} onBack={onExit} onRetry={onRetry} />
            </div>
          ) : (
            <Opening name={name} slow={progress === 'slow'} onRetry={onRetry} />
          )}
        </div>
      )}
      <div className={css.foot}>
        <div className={css.leave} tabIndex={-1}>
          <div className={css.controls}>
            <IconButton label={formatMessage(frameMessages.back)} icon={IconBack} onPress={onExit} />
            {action && <IconButton label={action.label} icon={action.icon} onPress={action.onPress} />}
          </div>
        </div>
        <div className={css.duties}>
          <GameDuties />
        </div>
      </div>
    </Stage>
  )
}
