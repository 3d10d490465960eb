import { parentLine } from './parent.js'
import { openSession, pause } from './session.js'

/** Element by id; every page of a game has the same cabinet around its own content. */
export const part = (id) => document.getElementById(id)

/**
 * Opens the session and fills the cabinet: title, balance, stakes, message line, exit.
 * @returns the data that the game itself needs
 */
export async function openCabinet() {
  let session
  try {
    session = await openSession()
  } catch (error) {
    part('veil').classList.add('failed')
    part('veil-text').textContent = wording(error)
    throw error
  }
  const { game, currency, decimals, freePlay, stakes } = session
  const line = parentLine(session.parentOrigin)
  // Digits of money are Latin in every language.
  const format = new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const money = (amount) => format.format(Number(amount))
  const cabinet = { session, line, money, word, stake: stakes[0], busy: false }

  document.title = game.name
  part('title').textContent = game.name
  part('vendor').textContent = game.vendor
  part('backdrop').src = game.picture
  part('currency').textContent = freePlay ? word('playMoney') : currency
  part('exit').addEventListener('click', () => line.exit())
  // The page around the game has a way back and the game's name already.
  document.body.classList.toggle('framed', line.framed)

  cabinet.showBalance = (balance) => {
    part('balance').textContent = money(balance)
    line.balance(balance, currency, freePlay)
  }
  cabinet.say = (text, tone = '') => {
    const place = part('message')
    place.textContent = text
    place.dataset.tone = tone
  }
  /** Text of a round's result; no more than the stake is no win, and not shown as one. */
  cabinet.resultOf = ({ payout, stake }) => {
    const paid = Number(payout)
    if (paid === 0) return { text: word('nothing'), tone: '', won: false }
    const amount = money(payout)
    const won = paid > Number(stake)
    return { text: word(won ? 'won' : 'returned', { amount }), tone: won ? 'win' : '', won }
  }
  cabinet.showRound = (round) => {
    cabinet.showBalance(round.balance)
    line.round(round, currency, freePlay)
  }
  cabinet.hold = (busy) => {
    cabinet.busy = busy
    document.body.classList.toggle('busy', busy)
    for (const button of document.querySelectorAll('[data-hold]')) button.disabled = busy
    if (!busy) showStake()
  }

  /** Waits until a round has lasted as long as the regulator asks. @param since time of its answer */
  cabinet.rest = (since) => pause(Math.max(0, since + session.roundMs - performance.now()))

  let place = Math.min(2, stakes.length - 1)
  const showStake = () => {
    cabinet.stake = stakes[place]
    part('stake').textContent = money(cabinet.stake)
    part('less').disabled = cabinet.busy || place === 0
    part('more').disabled = cabinet.busy || place === stakes.length - 1
  }
  const step = (by) => {
    place = Math.min(stakes.length - 1, Math.max(0, place + by))
    showStake()
  }
  part('less').addEventListener('click', () => step(-1))
  part('more').addEventListener('click', () => step(1))
  addEventListener('keydown', (event) => {
    if (cabinet.busy) return
    if (event.key === 'ArrowUp' || event.key === '+') step(1)
    if (event.key === 'ArrowDown' || event.key === '-') step(-1)
    if (event.key === 'Escape') line.exit()
  })

  cabinet.showBalance(session.balance)
  showStake()
  cabinet.opened = () => {
    part('veil').classList.add('open')
    line.ready(game.nodeId)
  }
  return cabinet
}

const { words, dir } = document.documentElement.dataset
const texts = JSON.parse(words)

// Texts run in the language's direction; the game itself keeps its own.
for (const place of document.querySelectorAll('[data-text], .message, .note')) place.dir = dir

/** Text of the game in the player's language, with its `{…}` filled in. */
const word = (key, values = {}) =>
  (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** Player's message for a refusal. */
export const wording = ({ code }) => word(code in texts ? code : 'refused')

/** Animates a figure counting up; sets it at once with reduced motion. */
export function countUp(element, to, format, ms, calm) {
  const target = Number(to)
  if (calm || target === 0) {
    element.textContent = format(target)
    return
  }
  const start = performance.now()
  const frame = (now) => {
    const share = Math.min(1, (now - start) / ms)
    element.textContent = format(target * (1 - (1 - share) ** 3))
    if (share < 1) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
