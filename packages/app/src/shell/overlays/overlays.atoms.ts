import { atom } from 'jotai'
import type { MessageDescriptor } from 'react-intl'

/** A text of the catalogue with its values: what every overlay is given instead of words. */
export interface Words {
  readonly message: MessageDescriptor
  readonly values?: Readonly<Record<string, string | number>> | undefined
  /** A request id shown after the words, for customer service to look up. */
  readonly quote?: string | undefined
}

export type ToastTone = 'info' | 'success' | 'warning' | 'danger'

export interface ToastItem extends Words {
  readonly key: number
  readonly tone: ToastTone
  /** How long it stays once it is on screen, ms. */
  readonly duration: number
}

export interface DialogItem {
  readonly key: number
  readonly title: Words
  readonly body: Words
  /** Label of the action that agrees. */
  readonly confirm: Words
  /** Label of the way out; absent on an alert that only wants to be read. */
  readonly cancel?: Words | undefined
  readonly tone: 'neutral' | 'danger'
  readonly answer: (agreed: boolean) => void
}

export interface LoadingItem extends Words {
  readonly key: number
}

/** Toasts that wait to be shown; the host takes them from here. */
export const toastsAtom = atom<readonly ToastItem[]>([])
/** Dialogs waiting for an answer; the first is shown. */
export const dialogsAtom = atom<readonly DialogItem[]>([])
/** Work that holds the screen; the latest message is shown. */
export const loadingAtom = atom<readonly LoadingItem[]>([])
