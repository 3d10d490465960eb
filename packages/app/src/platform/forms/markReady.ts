/**
 * Ref of a form: says that React answers for it. What was typed into its document before is entered then, and a form
 * that was sent before is sent.
 */
export const markReady = (form: HTMLFormElement | null): void => form?.setAttribute('data-ready', '')
