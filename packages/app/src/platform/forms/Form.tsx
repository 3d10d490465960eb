import type { ReactNode, SyntheticEvent } from 'react'

import * as css from './form.css.ts'
import { ReadyForm } from './ReadyForm.tsx'

export interface FormProps {
  /** Checks and sends the form. */
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>
  /**
   * How the form is laid out: `fields` close to each other, a `column` of parts, `sections` that fill what the page leaves,
   * or the whole `page` under a header, with its gutter and its button at the end. Default `fields`.
   */
  readonly layout?: keyof typeof css.layouts
  readonly children: ReactNode
}

/**
 * Form with its fields in a column. The browser's native error bubbles are off, because the fields show their own
 * errors.
 */
export function Form({ onSubmit, layout = 'fields', children }: FormProps) {
  return (
    <ReadyForm className={`${css.form} ${css.layouts[layout]}`} onSubmit={(event) => void onSubmit(event)}>
      {children}
    </ReadyForm>
  )
}

export interface SubmitBarProps {
  /** Edge under the bar: the screen's edge, or the bottom menu of pages that have one. Default `edge`. */
  readonly over?: 'edge' | 'bottomMenu'
  /** True when the bar is at the end of the page, however short the form. */
  readonly atEnd?: boolean
  /** The submit button and its message. */
  readonly children: ReactNode
}

/** Sticky submit bar of a form: within the thumb's reach while the form scrolls under it. */
export function SubmitBar({ over = 'edge', atEnd = false, children }: SubmitBarProps) {
  const classes = [css.submit, css.submitOver[over], atEnd && css.submitAtEnd]
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>
}
