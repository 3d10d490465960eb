/** Parts of the console: calls of the sandbox, tables, buttons and questions. */
export const $ = (selector) => document.querySelector(selector)

export const get = async (path) => (await fetch(path)).json()
export const send = (method, path, body) =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) })

/** Time in ms for which the outcome of an action is shown. */
const SAID_MS = 8000
let silence

/** Says what came of an action, in the line that screen readers follow. */
function say(text, isGood) {
  clearTimeout(silence)
  silence = setTimeout(() => ($('#said').textContent = ''), SAID_MS)
  $('#said').textContent = text
  $('#said').className = isGood ? '' : 'bad'
}

/** Sends an action and says what came of it. */
async function act(path, body, name) {
  const answer = await send('POST', path, body)
  const { message } = answer.ok ? {} : await answer.json()
  say(`${name}: ${answer.ok ? 'done' : message}`, answer.ok)
  return answer.ok
}

/**
 * Button that calls a route; the window hears `done` after it.
 * @param about - what it acts on, for its accessible name: `pay D-20261123-0001`
 * @param body - body of the call, or a function that asks for it; null from it calls nothing
 */
export function button(label, about, path, body) {
  const name = about ? `${label} ${about}` : label
  const element = Object.assign(document.createElement('button'), { textContent: label, ariaLabel: name })
  element.dataset.key = `${name} ${path}`
  element.addEventListener('click', async () => {
    if (element.ariaDisabled) return
    const asked = typeof body === 'function' ? await body() : (body ?? {})
    if (asked === null) return refocus(element.dataset.key)
    // Not `disabled`, which would drop the focus.
    element.ariaDisabled = 'true'
    await act(path, asked, name)
    element.ariaDisabled = null
    dispatchEvent(new Event('done'))
  })
  return element
}

const refocus = (key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus()

$('#ask [type=button]').addEventListener('click', () => $('#ask').close(''))

/**
 * Asks the operator for a value in a dialog.
 * @param field - input or select, with its label
 * @returns {Promise<string | null>} null when the operator thinks better of it
 */
export function ask(title, label, field) {
  const dialog = $('#ask')
  dialog.querySelector('h2').textContent = title
  dialog.querySelector('label').replaceChildren(label, field)
  dialog.returnValue = ''
  dialog.showModal()
  field.focus()
  return new Promise((resolve) => {
    const answer = () => resolve(dialog.returnValue === 'ok' ? field.value : null)
    dialog.addEventListener('close', answer, { once: true })
  })
}

/** Text field of a question. */
export const textField = (value, props) =>
  Object.assign(document.createElement('input'), { type: 'text', value, required: true, ...props })

/** Choice of a question. */
export function choiceField(values) {
  const field = document.createElement('select')
  field.append(...Object.entries(values).map(([value, text]) => new Option(text, value)))
  return field
}

/** Rows that a table shows, as JSON. */
const shown = new Map()

/**
 * Renders a table, unless its rows are those that it shows; a focus in it stays where it is. Columns are
 * [title, value of a row, class]; values are inserted as text only, and buttons as elements from `button`.
 */
export function table(place, columns, rows) {
  const content = JSON.stringify(rows)
  if (shown.get(place) === content) return
  shown.set(place, content)
  const element = document.createElement('table')
  const head = element.createTHead().insertRow()
  for (const [title, , kind] of columns) {
    const className = kind === 'number' ? kind : ''
    head.append(Object.assign(document.createElement('th'), { textContent: title, className }))
  }
  const body = element.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const [title, value, kind] of columns) {
      const cell = line.insertCell()
      cell.append(...[value(row) ?? ''].flat())
      cell.dataset.title = title
      if (kind) cell.className = typeof kind === 'function' ? kind(row) : kind
    }
  }
  const empty = Object.assign(document.createElement('p'), { textContent: 'Nothing yet.', className: 'soft' })
  const focused = $(place).contains(document.activeElement) ? document.activeElement.dataset.key : undefined
  $(place).replaceChildren(rows.length > 0 ? element : empty)
  if (focused) refocus(focused)
}

/** Form whose fields are sent to a route; what came of it is said. */
export function posting(form, pathOf, name, after) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (await act(pathOf(), Object.fromEntries(new FormData(form)), name)) form.reset()
    await after()
  })
}
