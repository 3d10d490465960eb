/** Script of the console: polls the sandbox's routes every two seconds and sends changed settings. */
const $ = (selector) => document.querySelector(selector)
let merchant = ''

const get = async (path) => (await fetch(path)).json()
const send = (method, path, body) =>
  fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) })

/**
 * Renders a table. Columns are [title, value of a row, class]; values are inserted as text only, and
 * buttons as elements from `button`.
 */
function table(place, columns, rows) {
  const element = document.createElement('table')
  const head = element.createTHead().insertRow()
  for (const [title] of columns)
    head.append(Object.assign(document.createElement('th'), { textContent: title }))
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

/** Button that calls a route and shows its answer. */
function button(label, path) {
  const element = Object.assign(document.createElement('button'), { textContent: label })
  element.addEventListener('click', async () => {
    element.disabled = true
    await send('POST', path)
    await showLists()
  })
  return element
}

const clock = (moment) => new Date(moment).toLocaleTimeString()
const isBad = (row) => (row.status >= 400 ? 'bad' : '')

async function showLists() {
  const query = `?merchant=${merchant}`
  const [outbox, events, requests, members, payments, draws] = await Promise.all([
    get(`/sandbox/outbox${query}`),
    get(`/sandbox/events${query}`),
    get('/sandbox/requests'),
    get(`/sandbox/members${query}`),
    get(`/sandbox/payments${query}`),
    get('/sandbox/draws'),
  ])
  const desk = (number, outcome) => button(outcome, `/sandbox/payments/${number}/${outcome}`)
  table(
    '#payments',
    [
      ['Order', (row) => row.number],
      ['Member', (row) => row.username],
      ['Amount', (row) => row.amount, 'number'],
      ['Status', (row) => row.status],
      ['', (row) => (row.status === 'pending' ? [desk(row.number, 'pay'), desk(row.number, 'refuse')] : '')],
    ],
    payments.list,
  )
  table(
    '#draws',
    [
      ['Lottery', (row) => row.name],
      ['Period', (row) => row.numero],
      ['Draws', (row) => clock(row.drawsAt)],
      ['', (row) => button('draw', `/sandbox/draw?gameId=${row.gameId}`)],
    ],
    draws.list,
  )
  table(
    '#members',
    [
      ['Name', (row) => row.username],
      ['Type', (row) => row.type],
      ['VIP', (row) => row.vipLevel],
      ['Mobile', (row) => row.mobile],
      ['', (row) => (row.staff ? 'staff' : row.excludedUntil ? 'excluded' : '')],
    ],
    members.list,
  )
  table(
    '#outbox',
    [
      ['At', (row) => clock(row.sentAt)],
      ['To', (row) => row.recipient],
      ['Code', (row) => row.code],
      ['Text', (row) => row.text, 'text'],
    ],
    outbox.list,
  )
  table(
    '#events',
    [
      ['At', (row) => clock(row.at)],
      ['Kind', (row) => row.kind],
      ['Account', (row) => row.account],
      ['Amount', (row) => row.amount, 'number'],
      ['Balance', (row) => row.balanceAfter, 'number'],
      ['', (row) => Object.values(row.detail).join(' · '), 'soft'],
    ],
    events.list,
  )
  table(
    '#requests',
    [
      ['At', (row) => clock(row.at)],
      ['Merchant', (row) => row.merchant],
      ['Call', (row) => row.operationId],
      ['Address', (row) => `${row.method} ${row.url}`],
      ['Status', (row) => `${row.status} ${row.code}`, isBad],
      ['ms', (row) => row.ms, 'number'],
    ],
    requests.list,
  )
  $('#violations').hidden = requests.violations.length === 0
  $('#violations pre').textContent = requests.violations.join('\n')
}

async function showState() {
  const state = await get(`/sandbox/state?merchant=${merchant}`)
  for (const input of $('#state').elements) {
    if (input === document.activeElement) continue
    if (input.type === 'checkbox') input.checked = state[input.name]
    else input.value = state[input.name]
  }
  const planned = state.faults.map((fault) => `${fault.operationId} × ${fault.times}`).join(', ')
  $('#faults').textContent = planned
  return state
}

async function choose(code) {
  merchant = code
  for (const button of $('#merchants').children) button.classList.toggle('chosen', button.value === code)
  await Promise.all([showState(), showLists()])
}

$('#state').addEventListener('change', ({ target }) => {
  const value =
    target.type === 'checkbox'
      ? target.checked
      : target.type === 'number'
        ? Number(target.value)
        : target.value
  void send('PUT', `/sandbox/state?merchant=${merchant}`, { [target.name]: value })
})
$('#state').addEventListener('submit', (event) => event.preventDefault())

$('#fault').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { operationId, status, code, times } = Object.fromEntries(new FormData(event.target))
  const { faults } = await showState()
  const planned = { operationId, status: Number(status), code, times: Number(times) }
  await send('PUT', `/sandbox/state?merchant=${merchant}`, { faults: [...faults, planned] })
  await showState()
})

$('#reset').addEventListener('click', async () => {
  if (!confirm('Empty every table and seed it again?')) return
  await send('POST', '/sandbox/reset')
  await choose(merchant)
})

const [{ list: merchants }, calls] = await Promise.all([get('/sandbox/merchants'), get('/sandbox/calls')])
$('#built').textContent = `${calls.built} of ${calls.list.length} calls built`
for (const { code, name } of merchants) {
  const button = Object.assign(document.createElement('button'), { value: code, textContent: name })
  button.addEventListener('click', () => choose(code))
  $('#merchants').append(button)
}
for (const { operationId } of calls.list) $('#fault select').append(new Option(operationId))
table(
  '#missing',
  [
    ['Call', (row) => row.operationId],
    ['Address', (row) => `${row.method} ${row.path}`],
    ['', (row) => row.summary, 'soft'],
  ],
  calls.list.filter((call) => !call.built),
)
await choose(merchants[0].code)
setInterval(() => void Promise.all([showLists(), showState()]).catch(() => undefined), 2000)
