import { useId, type ReactNode } from 'react'

import { Button } from '../button/Button.tsx'
import { Modal } from '../modal/Modal.tsx'
import { classes } from '../styling/classes.ts'
import { Heading, Text } from '../text/index.ts'
import * as css from './Dialog.css.ts'

export interface DialogAction {
  /** Words of the button. */
  readonly label: string
  /** Called on click, Enter and Space; the dialog does not close by itself. */
  readonly onPress: () => void
  /** Default `brand` for the last action, `quiet` for others. */
  readonly tone?: 'brand' | 'quiet' | 'danger' | undefined
  /** The work it started is going on. */
  readonly busy?: boolean | undefined
}

export interface DialogProps {
  /** Whether it is shown; the owner keeps it. */
  readonly open: boolean
  /** Asked to close by backdrop, Escape or the back gesture. */
  readonly onClose: () => void
  /** Heading, and its name for screen readers. */
  readonly title: string
  /** Whether backdrop, Escape and back close it; the backdrop never does in its first 300 ms. Default true. */
  readonly dismissable?: boolean | undefined
  /** In the order of reading; the last is the one to do. */
  readonly actions: readonly DialogAction[]
  /** What stands under the heading. */
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
  /** Whether it is shown; the owner keeps it. */
  readonly open: boolean
  /** What has happened, in a few words. */
  readonly title: string
  /** What it means, read right after the title. */
  readonly message?: string | undefined
  /** Words of the one button. */
  readonly closeLabel: string
  /** Called by its one button, the backdrop and Escape. */
  readonly onClose: () => void
}

/** Tells something that must be seen. One button. */
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
  /** Whether it is shown; the owner keeps it. */
  readonly open: boolean
  /** The question, in a few words. */
  readonly title: string
  /** What will happen, read right after the title. */
  readonly message?: string | undefined
  /** Words of the button that does it: the verb, never 'OK'. */
  readonly confirmLabel: string
  /** Words of the button that leaves things as they are. */
  readonly cancelLabel: string
  /** Called when it is to be done. */
  readonly onConfirm: () => void
  /** Called by the other button, the backdrop and Escape. */
  readonly onCancel: () => void
  /** `danger` for what cannot be undone. */
  readonly tone?: 'brand' | 'danger' | undefined
  /** The confirmed work is going on. */
  readonly busy?: boolean | undefined
}

/** Asks before doing. Focus starts on the careful answer. */
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
        { label: cancelLabel, onPress: onCancel },
        { label: confirmLabel, onPress: onConfirm, tone, busy },
      ]}
    />
  )
}

interface InterruptionProps {
  /** Whether it is shown. */
  readonly open: boolean
  /** Heading, and its name. */
  readonly title: string
  /** Read right after the title. */
  readonly message: string | undefined
  /** Asked to close without an action. */
  readonly onClose: () => void
  /** From the quietest to the one to do. */
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
