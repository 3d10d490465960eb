import { atom } from 'jotai'
import type { MessageDescriptor } from 'react-intl'

/** Message of the catalogue with its values: overlays get this instead of formatted text. */
export interface OverlayText {
  readonly message: MessageDescriptor
  readonly values?: Readonly<Record<string, string | number>> | undefined
  /** A request id shown after the text, for customer service to look up. */
  readonly quote?: string | undefined
}

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface ToastItem extends OverlayText {
  readonly key: number
  readonly tone: ToastTone
  /** Time on screen, ms. */
  readonly duration: number
}

export interface DialogItem {
  readonly key: number
  readonly title: OverlayText
  /** Text, or sentences that follow one another. */
  readonly body: OverlayText | readonly OverlayText[]
  /** Label of the confirming action. */
  readonly confirm: OverlayText
  /** Label of the cancelling action; absent on an alert. */
  readonly cancel?: OverlayText | undefined
  readonly tone: 'neutral' | 'danger' | 'quiet'
  readonly answer: (agreed: boolean) => void
}

export interface LoadingItem extends OverlayText {
  readonly key: number
}

/** Queue of toasts; the host takes them from here. */
export const toastsAtom = atom<readonly ToastItem[]>([])
/** Queue of dialogs that wait for an answer; the first is visible. */
export const dialogsAtom = atom<readonly DialogItem[]>([])
/** Operations that block the screen; the message of the latest is visible. */
export const loadingAtom = atom<readonly LoadingItem[]>([])
