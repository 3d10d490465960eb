/** Parts of the console: calls of the sandbox, and tables. */
export const $ = (selector) => document.querySelector(selector)

export const get = async (path) => (await fetch(path)).json()
export const send = (method, path, body) =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) })

/**
 * Renders a table. Columns are [title, value of a row, class]; values are inserted as text only, and
 * buttons as elements from `button`.
 */
export function table(place, columns, rows) {
  const element = document.createElement('table')
  const head = element.createTHead().insertRow()
  for (const [title, , kind] of columns) {
    const className = kind === 'number' ? kind : ''
    head.append(Object.assign(document.createElement('th'), { textContent: title, className }))
  }
  const body = element.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const [, value, kind] of columns) {
      const cell = line.insertCell()
      cell.append(...[value(row) ?? ''].flat())
      if (kind) cell.className = typeof kind === 'function' ? kind(row) : kind
    }
  }
  const empty = Object.assign(document.createElement('p'), { textContent: 'Nothing yet.', className: 'soft' })
  $(place).replaceChildren(rows.length > 0 ? element : empty)
}

/** Form whose fields are sent to a route; what came of it is said beside its button. */
export function posting(form, pathOf, done, after) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const answer = await send('POST', pathOf(), Object.fromEntries(new FormData(form)))
    form.querySelector('[data-outcome]').textContent = answer.ok ? done : (await answer.json()).message
    if (answer.ok) form.reset()
    await after()
  })
}
