import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'

import { MEMBER_SCOPE } from '../../../shell/gateway/memberQueries.ts'
import { GameDuties } from '../../../shell/jurisdiction/DutyOutlets.tsx'
import * as css from '../game.css.ts'
import { launchMessages as messages } from '../game.messages.ts'
import { readGameMessage } from '../gameMessage.ts'
import { useFrameProgress } from '../useFrameProgress.ts'
import { useOrientation, type Orientation } from '../useOrientation.ts'
import { useWakeLock } from '../useWakeLock.ts'
import { LaunchFailure } from './LaunchFailure.tsx'
import { Opening } from './Opening.tsx'

/**
 * What a game needs and no more: its own scripts and origin (its session and pictures live there), pop-ups for its
 * own help pages, the orientation it was made for. It can neither take the page elsewhere nor read this site.
 */
const PERMITS = 'allow-scripts allow-forms allow-popups allow-orientation-lock allow-pointer-lock'

/** A game keeps its own origin; one that were served from ours would have the run of this site with it. */
function permitsOf(address: string): string {
  return new URL(address).origin === location.origin ? PERMITS : `${PERMITS} allow-same-origin`
}

const ALLOW = 'autoplay; fullscreen; screen-wake-lock; gyroscope; accelerometer'

const SILENT = { kind: 'silent' } as const

export interface GameFrameProps {
  /** The game's own address, checked. */
  readonly address: string
  readonly name: string
  readonly freePlay: boolean
  /** How the phone is to be held. */
  readonly orientation: Orientation
  /** The game says itself when it can be played. */
  readonly announcesReady: boolean
  /** The player has left the game from inside it, or chooses another instead of this one. */
  readonly onExit: () => void
  readonly onRetry: () => void
}

/** A game in its frame, under a picture of itself until it is there. */
export function GameFrame({
  address,
  name,
  freePlay,
  orientation,
  announcesReady,
  onExit,
  onRetry,
}: GameFrameProps) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const [progress, tell] = useFrameProgress(announcesReady)
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
      // What was played shows in balance and record at once.
      void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
    }
  }, [address, queryClient, tell])

  return (
    <div className={css.stage}>
      <GameDuties />
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
      {freePlay && <span className={css.mark}>{formatMessage(messages.freePlay)}</span>}
      {!ready && (
        <div className={css.cover}>
          {progress === 'silent' ? (
            <div role="alert">
              <LaunchFailure trouble={SILENT} onBack={onExit} onRetry={onRetry} />
            </div>
          ) : (
            <Opening name={name} slow={progress === 'slow'} onRetry={onRetry} />
          )}
        </div>
      )}
    </div>
  )
}
