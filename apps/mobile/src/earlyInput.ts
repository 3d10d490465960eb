import { isAdopted, whenAdopted } from './adopted.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** True once React answers for a form. It marks elements before it does, so a form says itself when it is committed. */
const isReady = (form: HTMLFormElement): boolean => form.hasAttribute('data-ready')

/**
 * The field where it stands, or the one of its name that has taken its place; undefined while its form is not the
 * site's yet.
 */
function inPage(field: Field): Field | undefined {
  const found = field.isConnected ? field : [...document.getElementsByName(field.name)].find(isField)
  return found?.form && !isReady(found.form) ? undefined : found
}

/** True once React answers for a field, and what is typed needs no help. */
const isAnswered = (field: Field): boolean => isAdopted(field) && (field.form === null || isReady(field.form))

/** Enters a text as typing does. React compares with the text that it set last: that is emptied first. */
function enter(field: Field, text: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked
  box.click()
}

/** Time between two tries to send a form, ms, and the number of tries. */
const SEND_EVERY = 50
const TRIES = 200

/**
 * Keeps what is typed and ticked on a page that is shown before the site has started, and enters it then: React would
 * put its own empty text in its place. A form that is sent before waits for the site too, which sends it encrypted.
 */
export function keepEarlyInput(): void {
  const kept = new Map<Field, string | boolean>()

  function keep(target: Field): void {
    if (!kept.has(target))
      whenAdopted(
        () => inPage(target),
        (field) => {
          const value = kept.get(target)
          if (typeof value === 'string') enter(field, value)
          else if (value !== undefined && isBox(field)) tick(field, value)
          kept.delete(target)
        },
        () => kept.delete(target),
      )
    kept.set(target, isBox(target) ? target.checked : target.value)
  }

  // Texts that came before this script: a page that is drawn anew has other fields.
  for (const field of document.querySelectorAll<Field>('input, textarea'))
    if (isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue)
      keep(field)

  addEventListener(
    'input',
    // A text that comes while an earlier one waits replaces it.
    ({ target }) => isField(target) && (!isAnswered(target) || kept.has(target)) && keep(target),
    { capture: true },
  )

  /** Sends a form once what was typed is entered; a form that the site does not answer for yet comes back here. */
  let tries = 0
  function send(form: HTMLFormElement): void {
    setTimeout(() => {
      tries += 1
      // A document that is not adopted makes way for the site's own form.
      const now = form.isConnected ? form : document.querySelector<HTMLFormElement>('main form')
      if (tries > TRIES) return
      if (now === null || kept.size > 0) send(form)
      else now.requestSubmit()
    }, SEND_EVERY)
  }
  // Before React sees it: it stops a form that it does not answer for yet, and the browser would send that itself.
  addEventListener(
    'submit',
    (event) => {
      const { target: form } = event
      // A form with an address of its own, such as a payment's, is the browser's to send.
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return
      // A form that is ready and lacks a text that waits would call its field empty.
      if (isReady(form) && kept.size === 0) return
      event.preventDefault()
      event.stopPropagation()
      send(form)
    },
    { capture: true },
  )
}
