import { useEffect, useRef, type ComponentProps } from 'react'

/**
 * Form of the site, which says by `data-ready` that React answers for it: what was typed into its document before is
 * entered then, and a form that was sent before is sent. That is after the effects of its fields: until they listen, React
 * would put their last text in the place of what is typed.
 */
export function ReadyForm(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.setAttribute('data-ready', ''), [])
  return <form ref={form} noValidate method="post" {...props} />
}
