import { useId, type ReactNode } from 'react'

import { Button } from '../button/Button.tsx'
import { Modal } from '../modal/Modal.tsx'
import { classes } from '../styling/classes.ts'
import { Heading, Text } from '../text/index.ts'
import * as css from './Dialog.css.ts'

export interface DialogAction {
  /** Label of the button. */
  readonly label: string
  /** Called on click, Enter and Space; the dialog does not close by itself. */
  readonly onPress: () => void
  /** Colour of the button. Default `brand` for the last action, `quiet` for others. */
  readonly tone?: 'brand' | 'quiet' | 'danger' | undefined
  /** True while the action is running. */
  readonly busy?: boolean | undefined
}

export interface DialogProps {
  /** True while the surface is open. Controlled: the parent changes it. */
  readonly open: boolean
  /** Called when backdrop, Escape or the back gesture ask to close; the parent sets `open`. */
  readonly onClose: () => void
  /** Heading of the dialog, and its accessible name. */
  readonly title: string
  /**
   * True when backdrop, Escape and the back gesture close the dialog; the backdrop never does in its first 300
   * ms. Default true.
   */
  readonly dismissable?: boolean | undefined
  /** The buttons, in reading order; the last is the main action. */
  readonly actions: readonly DialogAction[]
  /** Content under the heading. */
  readonly children?: ReactNode
}

function Actions({ actions }: { readonly actions: readonly DialogAction[] }) {
  return (
    <div className={css.actions}>
      {actions.map((action, index) => (
        <span key={action.label} className={css.action}>
          <Button
            fill
            tone={action.tone ?? (index === actions.length - 1 ? 'brand' : 'quiet')}
            busy={action.busy}
            onPress={action.onPress}
          >
            {action.label}
          </Button>
        </span>
      ))}
    </div>
  )
}

/** A modal dialog with any content. */
export function Dialog({ open, onClose, title, dismissable, actions, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal place="centre" open={open} onClose={onClose} dismissable={dismissable} labelledBy={titleId}>
      <div className={classes(css.body, css.aligned)}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        {children}
      </div>
      {actions.length > 0 && <Actions actions={actions} />}
    </Modal>
  )
}

export interface AlertProps {
  /** True while the surface is open. Controlled: the parent changes it. */
  readonly open: boolean
  /** Title of the alert, a few words. */
  readonly title: string
  /** Explanation, read right after the title. */
  readonly message?: string | undefined
  /** Label of the only button. */
  readonly closeLabel: string
  /** Called by the button, the backdrop and Escape. */
  readonly onClose: () => void
}

/** Alert: a dialog with a message that must be seen, and one button. */
export function Alert({ open, title, message, closeLabel, onClose }: AlertProps) {
  return (
    <Interruption
      open={open}
      title={title}
      message={message}
      onClose={onClose}
      actions={[{ label: closeLabel, onPress: onClose }]}
    />
  )
}

export interface ConfirmProps {
  /** True while the surface is open. Controlled: the parent changes it. */
  readonly open: boolean
  /** The question, a few words. */
  readonly title: string
  /** Consequence of the action, read right after the title. */
  readonly message?: string | undefined
  /** Label of the button that confirms: the verb, never 'OK'. */
  readonly confirmLabel: string
  /** Label of the button that cancels. */
  readonly cancelLabel: string
  /** Called when the player confirms. */
  readonly onConfirm: () => void
  /** Called by the cancel button, the backdrop and Escape. */
  readonly onCancel: () => void
  /** `danger` for an action that cannot be undone, `quiet` where cancelling is the main answer. Default `brand`. */
  readonly tone?: 'brand' | 'danger' | 'quiet' | undefined
  /** True while the confirmed action is running. */
  readonly busy?: boolean | undefined
}

/** Confirmation dialog: asks before an action. Focus starts on the safe answer. */
export function Confirm({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone,
  busy,
}: ConfirmProps) {
  return (
    <Interruption
      open={open}
      title={title}
      message={message}
      onClose={onCancel}
      actions={[
        { label: cancelLabel, onPress: onCancel, tone: tone === 'quiet' ? 'brand' : 'quiet' },
        { label: confirmLabel, onPress: onConfirm, tone, busy },
      ]}
    />
  )
}

interface InterruptionProps {
  /** True while the dialog is open. */
  readonly open: boolean
  /** Heading of the dialog, and its accessible name. */
  readonly title: string
  /** Message, read right after the title. */
  readonly message: string | undefined
  /** Called when the dialog is to close without an action. */
  readonly onClose: () => void
  /** The buttons, from the quietest to the main action. */
  readonly actions: readonly DialogAction[]
}

function Interruption({ open, title, message, onClose, actions }: InterruptionProps) {
  const id = useId()
  return (
    <Modal
      place="centre"
      role="alertdialog"
      initialFocus="first"
      open={open}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={message === undefined ? undefined : `${id}-message`}
    >
      <div className={css.body}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        {message !== undefined && (
          <Text id={`${id}-message`} tone="secondary">
            {message}
          </Text>
        )}
      </div>
      <Actions actions={actions} />
    </Modal>
  )
}
