/** Script of the console: polls the sandbox's routes every two seconds and sends changed settings. */
import { showLists } from './consoleLists.js'
import { $, button, get, posting, send, table } from './consoleParts.js'

let merchant = ''

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

const refresh = () => showLists(merchant)
addEventListener('done', () => void refresh())

async function choose(code) {
  merchant = code
  for (const input of document.querySelectorAll('[name=merchant]')) input.value = code
  for (const button of $('#merchants').children) button.ariaPressed = String(button.value === code)
  await Promise.all([showState(), showLists(merchant)])
}

$('#state').addEventListener('change', ({ target }) => {
  const value =
    target.type === 'checkbox'
      ? target.checked
      : target.type === 'number'
        ? Number(target.value)
        : target.value || null
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
  button('+ 1 hour', '', '/sandbox/clock', { advanceMs: HOUR_MS }),
  ' ',
  button('+ 1 day', '', '/sandbox/clock', { advanceMs: 24 * HOUR_MS }),
  ' ',
  button('to the next month', '', '/sandbox/clock', { past: 'vip/review' }),
)

posting($('#gift'), () => `/sandbox/rewards?merchant=${merchant}`, 'Reward', refresh)
posting($('#offer'), () => '/sandbox/contracts', 'Offer', refresh)
posting($('#transfer'), () => '/sandbox/vendor-faults', 'Lose the next transfer', refresh)

$('#unfault').addEventListener('click', async () => {
  await send('PUT', `/sandbox/state?merchant=${merchant}`, { faults: [] })
  await showState()
})

$('#reset').addEventListener('click', async () => {
  if (!confirm('Empty every table and seed it again?')) return
  await send('POST', '/sandbox/reset')
  await choose(merchant)
})

// Lists that scroll can be scrolled by keyboard.
for (const list of document.querySelectorAll('.scroll')) {
  const ariaLabel = list.closest('section').querySelector('h2').firstChild.textContent.trim()
  Object.assign(list, { role: 'region', tabIndex: 0, ariaLabel })
}

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
setInterval(() => void Promise.all([refresh(), showState()]).catch(() => undefined), 2000)
