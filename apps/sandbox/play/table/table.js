import { openCabinet, part, wording } from '../shared/cabinet.js'
import { isCalm, pause, playRound, readPick } from '../shared/session.js'

const cabinet = await openCabinet()
const { session, word } = cabinet
const { rules } = session
const SVG = 'http://www.w3.org/2000/svg'
const COLOURS = ['#d3142c', '#1a2a5e']

const step = 360 / rules.numbers
const at = (degrees, radius) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}
const add = (name, attributes, text) => {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (text !== undefined) element.textContent = text
  part('wheel').append(element)
}
add('circle', { r: 108, fill: '#7a4a0c' })
add('circle', { r: 104, fill: '#f6c453' })
for (let number = 1; number <= rules.numbers; number += 1) {
  const from = (number - 1.5) * step
  add('path', {
    d: `M0 0L${at(from, 96)}A96 96 0 0 1 ${at(from + step, 96)}Z`,
    fill: COLOURS[number % 2],
    stroke: '#f6c453',
    'stroke-width': 1.5,
  })
  add(
    'text',
    { transform: `translate(${at((number - 1) * step, 76)}) rotate(${(number - 1) * step})`, dy: 6 },
    number,
  )
}

let choice = 'low'
const buttons = rules.bets.map(({ bet, pays, numbers }) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.hold = ''
  button.setAttribute('role', 'radio')
  const small = document.createElement('span')
  small.textContent =
    bet === 'odd' || bet === 'even'
      ? `${pays.toFixed(2)}×`
      : `${numbers[0]}–${numbers.at(-1)}, ${pays.toFixed(2)}×`
  button.append(word(bet), small)
  button.addEventListener('click', () => choose(bet))
  part('bets').append(button)
  return { bet, button }
})

/**
 * Roving tab index: one stop for the keyboard, and the arrow keys move between the bets, as with radio
 * buttons.
 */
function choose(bet, focus = false) {
  choice = bet
  for (const { bet: other, button } of buttons) {
    button.setAttribute('aria-checked', String(other === bet))
    button.tabIndex = other === bet ? 0 : -1
    if (focus && other === bet) button.focus()
  }
}
part('bets').addEventListener('keydown', (event) => {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!by) return
  const place = buttons.findIndex(({ bet }) => bet === choice)
  choose(buttons[(place + by + buttons.length) % buttons.length].bet, true)
})
choose(choice)

let turned = 0
async function turn() {
  if (cabinet.busy) return
  cabinet.hold(true)
  part('go').disabled = true
  part('hub').textContent = ''
  cabinet.say('')
  try {
    const round = await playRound({ stake: cabinet.stake, choice })
    const answeredAt = performance.now()
    const { number } = round.outcome
    const target = -(number - 1) * step
    const calm = isCalm()
    turned += (calm ? 0 : 1800) + ((((target - turned) % 360) + 360) % 360)
    part('wheel').classList.toggle('turning', !calm)
    part('wheel').style.setProperty('--angle', `${turned}deg`)
    await pause(calm ? 0 : 3250)
    part('hub').textContent = number
    cabinet.showRound(round)
    const { text, tone, won } = cabinet.resultOf(round)
    cabinet.say(`${number}${won ? '!' : '.'} ${text}`, tone)
    await cabinet.rest(answeredAt)
  } catch (error) {
    cabinet.say(wording(error), 'bad')
  } finally {
    part('go').disabled = false
    cabinet.hold(false)
  }
}

part('go').addEventListener('click', turn)
const returns = [...new Set(rules.bets.map((bet) => (bet.return * 100).toFixed(2)))]
part('note').textContent = word('returns', { percent: returns.join('% / ') })
const pick = await readPick().catch(() => undefined)
if (pick) {
  part('title').textContent = `${pick.home} – ${pick.away}`
  part('vendor').textContent = [session.game.vendor, pick.side, pick.price].filter(Boolean).join(' · ')
}
cabinet.opened()
part('go').focus({ preventScroll: true })
