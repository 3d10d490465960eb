import { isAdopted, whenAdopted } from './adopted.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** The field where it stands, or the one of its name that has taken its place. */
const inPage = (field: Field): Field | undefined =>
  field.isConnected ? field : [...document.getElementsByName(field.name)].find(isField)

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

/**
 * Keeps what is typed and ticked on a page that is shown and not yet adopted, and enters it when it is: React would put
 * its own empty text in its place. A form that is sent before waits for the site too, which sends it encrypted.
 */
export function keepEarlyInput(): void {
  const kept = new Map<Field, string | boolean>()

  addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target) || isAdopted(target)) return
      if (!kept.has(target))
        whenAdopted(
          () => inPage(target),
          (field) => {
            const value = kept.get(target)
            if (typeof value === 'string') enter(field, value)
            else if (value !== undefined && isBox(field)) tick(field, value)
          },
        )
      kept.set(target, isBox(target) ? target.checked : target.value)
    },
    { capture: true },
  )

  addEventListener(
    'submit',
    (event) => {
      const { target: form } = event
      if (!(form instanceof HTMLFormElement) || isAdopted(form)) return
      event.preventDefault()
      whenAdopted(
        () => (form.isConnected ? form : undefined),
        // What was typed is entered first, in waits that began before.
        () => setTimeout(() => form.requestSubmit()),
      )
    },
    { capture: true },
  )
}
