/** Lists of the console, and what their buttons ask for. */
import { $, ask, button, choiceField, get, table, textField } from './consoleParts.js'

/** Reason of a refusal, as the operator types it. */
async function askReason() {
  const reason = await ask('Refuse the application', 'Why? The player reads it.', textField(''))
  return reason === null ? null : { reason }
}

/** Reasons that a withdrawal may be refused or returned for, which the site puts into words. */
const REASONS = {
  details: 'The bank account is not the member’s, or does not exist',
  checks: 'It did not pass the checks',
  bank: 'The bank sent it back',
  rules: 'The rules are not met',
}

/** Reason of a refused or returned withdrawal. */
const askWithdrawalReason = (title) => async () => {
  const reason = await ask(title, 'Why? The player reads it.', choiceField(REASONS))
  return reason === null ? null : { reason }
}

/** Payment of a sum that the operator types, with a reference of its own. */
async function askReceipt(ordered) {
  const field = textField(ordered, { inputMode: 'decimal' })
  const amount = await ask('A payment arrives', 'Which sum?', field)
  return amount === null ? null : { amount, reference: crypto.randomUUID() }
}

/** Payout of a member who excluded themselves, to an account that customer service was told. */
const payOut = ({ id, username }) =>
  button('pay out', username, `/sandbox/exclusions/${id}/pay-out`, async () => {
    const cardNumber = await ask('Pay out an excluded member', 'To which account?', textField(''))
    return cardNumber === null ? null : { cardNumber }
  })

const TYPES = { 0: 'member', 1: 'agent', 2: 'top agent', 41: 'no agent' }

const clock = (moment) => new Date(moment).toLocaleTimeString()
const isBad = (row) => (row.status >= 400 ? 'bad' : '')

/** Reads and shows every list of a merchant. */
export async function showLists(merchant) {
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
      ['', (row) => button('go there', row.about, '/sandbox/clock', { past: row.name }), 'acts'],
    ],
    jobs.list,
  )
  const verdict = ({ id, username, promotionId }, answer, body) =>
    button(answer, `${promotionId} of ${username}`, `/sandbox/applications/${id}/${answer}`, body)
  const isOpen = ({ state }) => state === 'applying' || state === 'process'
  table(
    '#applications',
    [
      ['Member', (row) => row.username],
      ['Promotion', (row) => row.promotionId.replace('promo_', '')],
      ['Comment', (row) => row.comment, 'text'],
      ['Pictures', (row) => row.images, 'number'],
      ['State', (row) => row.state],
      [
        '',
        (row) => (isOpen(row) ? [verdict(row, 'approve'), verdict(row, 'refuse', askReason)] : row.reason),
        'acts',
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
  const desk = (number, outcome, body, label = outcome) =>
    button(label, number, `/sandbox/payments/${number}/${outcome}`, body)
  const verdicts = ({ number, amount, status }) => {
    const isOpen = status === 'pending'
    if (amount.startsWith('-')) {
      if (isOpen)
        return [desk(number, 'pay'), desk(number, 'refuse', askWithdrawalReason('Refuse the withdrawal'))]
      return status === 'paid' ? desk(number, 'return', askWithdrawalReason('The bank returns it')) : ''
    }
    // Payments arrive whatever became of the order: late, once more, or with another sum.
    const arrives = desk(number, 'pay', () => askReceipt(amount), 'payment arrives')
    return isOpen ? [desk(number, 'pay'), desk(number, 'refuse'), arrives] : arrives
  }
  table(
    '#payments',
    [
      ['Order', (row) => row.number],
      ['Member', (row) => row.username],
      ['Amount', (row) => row.amount, 'number'],
      ['Status', (row) => row.status],
      ['', verdicts, 'acts'],
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
          button('draw', row.name, `/sandbox/draw?gameId=${row.gameId}`),
          button('void', row.name, `/sandbox/draw/void?gameId=${row.gameId}`),
        ],
        'acts',
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
      ['Type', (row) => TYPES[row.type] ?? row.type],
      ['VIP', (row) => row.vipLevel, 'number'],
      ['Balance', (row) => row.balance, 'number'],
      ['Invited by', (row) => row.inviter],
      ['Mobile', (row) => row.mobile],
      ['', (row) => (row.staff ? 'staff' : row.excludedUntil ? 'excluded' : '')],
      ['', (row) => (row.selfExcluded && Number(row.balance) > 0 ? payOut(row) : ''), 'acts'],
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
      ['Address', (row) => `${row.method} ${row.path}`],
      ['Status', (row) => `${row.status} ${row.code}`, isBad],
      ['ms', (row) => row.ms, 'number'],
    ],
    requests.list,
  )
  $('#violations').hidden = requests.violations.length === 0
  $('#violations pre').textContent = requests.violations.join('\n')
}
