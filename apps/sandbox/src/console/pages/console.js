/** Script of the console: polls the sandbox's routes every two seconds and sends changed settings. */
import { $, get, posting, send, table } from './consoleParts.js'

let merchant = ''

/**
 * Button that calls a route and shows the lists again.
 * @param body - body of the call, or a function that asks for it; null from it calls nothing
 */
function button(label, path, body) {
  const element = Object.assign(document.createElement('button'), { textContent: label })
  element.addEventListener('click', async () => {
    const asked = typeof body === 'function' ? body() : (body ?? {})
    if (asked === null) return
    element.disabled = true
    await send('POST', path, asked)
    element.disabled = false
    await showLists()
  })
  return element
}

/** Reason of a refusal, as the operator types it; null when the operator thinks better of it. */
function askReason() {
  const reason = prompt('Why? The player reads it.')
  return reason === null ? null : { reason }
}

/** Reasons that a withdrawal may be refused or returned for, which the site puts into words. */
const REASONS = ['details', 'checks', 'bank', 'rules']

/** Reason of a refused or returned withdrawal, one of {@link REASONS}. */
function askWithdrawalReason() {
  const reason = prompt(`Why? One of: ${REASONS.join(', ')}`, REASONS[0])
  return REASONS.includes(reason) ? { reason } : null
}

const clock = (moment) => new Date(moment).toLocaleTimeString()
const isBad = (row) => (row.status >= 400 ? 'bad' : '')

async function showLists() {
  const query = `?merchant=${merchant}`
  const [outbox, events, requests, members, payments, draws, jobs, applications, rewards, limits, chats] =
    await Promise.all([
      get(`/sandbox/outbox${query}`),
      get(`/sandbox/events${query}`),
      get('/sandbox/requests'),
      get(`/sandbox/members${query}`),
      get(`/sandbox/payments${query}`),
      get('/sandbox/draws'),
      get('/sandbox/jobs'),
      get(`/sandbox/applications${query}`),
      get(`/sandbox/rewards${query}`),
      get(`/sandbox/limits${query}`),
      get(`/sandbox/chats${query}`),
    ])
  $('#now').textContent = new Date(jobs.now).toLocaleString()
  table(
    '#jobs',
    [
      ['Job', (row) => row.about, 'text'],
      ['Next', (row) => new Date(row.next).toLocaleString()],
      ['Runs', (row) => row.runs, 'number'],
      ['', (row) => row.failure ?? '', 'bad'],
      ['', (row) => button('go there', '/sandbox/clock', { past: row.name })],
    ],
    jobs.list,
  )
  const verdict = (id, answer, body) => button(answer, `/sandbox/applications/${id}/${answer}`, body)
  const isOpen = ({ state }) => state === 'applying' || state === 'process'
  table(
    '#applications',
    [
      ['Member', (row) => row.username],
      ['Promotion', (row) => row.promotionId],
      ['Comment', (row) => row.comment, 'text'],
      ['Pictures', (row) => row.images, 'number'],
      ['State', (row) => row.state],
      [
        '',
        (row) =>
          isOpen(row) ? [verdict(row.id, 'approve'), verdict(row.id, 'refuse', askReason)] : row.reason,
      ],
    ],
    applications.list,
  )
  table(
    '#rewards',
    [
      ['Member', (row) => row.username],
      ['Reward', (row) => row.template],
      ['Amount', (row) => row.amount, 'number'],
      ['Issued', (row) => new Date(row.issuedAt).toLocaleString()],
      ['State', (row) => row.state],
    ],
    rewards.list,
  )
  table(
    '#limits',
    [
      ['Member', (row) => row.username],
      ['Limit', (row) => `${row.kind}, ${row.period}`],
      ['Amount', (row) => row.amount, 'number'],
      ['', (row) => (row.pendingFrom ? `changes ${new Date(row.pendingFrom).toLocaleString()}` : ''), 'soft'],
    ],
    limits.list,
  )
  const desk = (number, outcome, body) => button(outcome, `/sandbox/payments/${number}/${outcome}`, body)
  const isWithdrawal = ({ amount }) => amount.startsWith('-')
  const verdicts = (row) => {
    const reason = isWithdrawal(row) ? askWithdrawalReason : undefined
    if (row.status === 'pending') return [desk(row.number, 'pay'), desk(row.number, 'refuse', reason)]
    return row.status === 'paid' && isWithdrawal(row) ? desk(row.number, 'return', reason) : ''
  }
  table(
    '#payments',
    [
      ['Order', (row) => row.number],
      ['Member', (row) => row.username],
      ['Amount', (row) => row.amount, 'number'],
      ['Status', (row) => row.status],
      ['', verdicts],
    ],
    payments.list,
  )
  table(
    '#draws',
    [
      ['Lottery', (row) => row.name],
      ['Period', (row) => row.numero],
      ['Draws', (row) => clock(row.drawsAt)],
      [
        '',
        (row) => [
          button('draw', `/sandbox/draw?gameId=${row.gameId}`),
          button('void', `/sandbox/draw/void?gameId=${row.gameId}`),
        ],
      ],
    ],
    draws.list,
  )
  table(
    '#chats',
    [
      ['Member', (row) => row.username],
      ['With', (row) => (row.partner === 'platform' ? 'service for agents' : 'customer service')],
      ['Language', (row) => row.language],
      ['Unread', (row) => row.unread, 'number'],
      ['Latest', (row) => new Date(row.latestAt).toLocaleString()],
    ],
    chats.list,
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
  $('#offer').elements.merchant.value = code
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

const HOUR_MS = 3_600_000
$('#moves').append(
  button('+ 1 hour', '/sandbox/clock', { advanceMs: HOUR_MS }),
  ' ',
  button('+ 1 day', '/sandbox/clock', { advanceMs: 24 * HOUR_MS }),
  ' ',
  button('to the next month', '/sandbox/clock', { past: 'vip/review' }),
)

posting($('#gift'), () => `/sandbox/rewards?merchant=${merchant}`, 'Issued.', showLists)
posting($('#offer'), () => '/sandbox/contracts', 'Offered.', showLists)

$('#unfault').addEventListener('click', async () => {
  await send('PUT', `/sandbox/state?merchant=${merchant}`, { faults: [] })
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
$('#missing').closest('section').hidden = calls.built === calls.list.length
await choose(merchants[0].code)
setInterval(() => void Promise.all([showLists(), showState()]).catch(() => undefined), 2000)
