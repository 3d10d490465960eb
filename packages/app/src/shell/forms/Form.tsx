import type { ReactNode } from 'react'

import * as css from './form.css.ts'

export interface FormProps {
  /** Checks and sends the form. */
  readonly onSubmit: (event: React.SyntheticEvent) => Promise<void>
  /** The form is the whole page, under a header: it keeps the page's gutter and its button stands at the end. */
  readonly page?: boolean
  readonly children: ReactNode
}

/** Fields one under another; the browser's own bubbles stay away, because the fields word their errors themselves. */
export function Form({ onSubmit, page = false, children }: FormProps) {
  return (
    <form
      noValidate
      className={page ? `${css.form} ${css.page}` : css.form}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
    </form>
  )
}

export interface SubmitBarProps {
  /** What lies under the bar: the screen's edge, or the bottom menu of pages that have one. Default `edge`. */
  readonly over?: 'edge' | 'bottomMenu'
  /** Stands at the end of the page, however short the form. */
  readonly atEnd?: boolean
  /** The button, and what is said about it. */
  readonly children: ReactNode
}

/** The form's button, in reach of the thumb while the form scrolls under it. */
export function SubmitBar({ over = 'edge', atEnd = false, children }: SubmitBarProps) {
  const classes = [css.submit, css.submitOver[over], atEnd && css.submitAtEnd]
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>
}
