import { openCabinet, part, wording } from '../shared/cabinet.js'
import { isCalm, leaveRound, pause, playRound, readRound } from '../shared/session.js'

const cabinet = await openCabinet()
const { session, money, word } = cabinet

/** Growth of the curve per millisecond, equal to the server's; the server decides, this only draws. */
const GROWTH = 0.0001
const multipleAt = (ms) => Math.max(1, Math.floor(100 * Math.exp(GROWTH * Math.max(0, ms))) / 100)

const sky = part('sky')
const times = part('times')
const craft = part('craft')
const canvas = part('curve')
const pen = canvas.getContext('2d')
const motif =
  { comet: 'comet', orbit: 'planet', solar: 'sun', sky: 'wings', summit: 'eagle' }[
    session.game.name.split(' ')[0].toLowerCase()
  ] ?? 'rocket'
craft.src = `/sandbox/art/motif/${motif}.svg?palette=gold`

let round
let startedAt = 0
let answeredAt = 0
let leaving = false

function draw(multiple) {
  const { clientWidth: width, clientHeight: height } = sky
  const ratio = Math.min(2, devicePixelRatio)
  if (canvas.width !== Math.round(width * ratio)) {
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
  pen.clearRect(0, 0, width, height)
  pen.strokeStyle = 'rgb(255 255 255 / 0.09)'
  pen.lineWidth = 1
  for (let line = 1; line < 6; line += 1) {
    pen.beginPath()
    pen.moveTo(0, (height * line) / 6)
    pen.lineTo(width, (height * line) / 6)
    pen.moveTo((width * line) / 6, 0)
    pen.lineTo((width * line) / 6, height)
    pen.stroke()
  }
  const share = Math.min(1, Math.log(multiple) / Math.log(6))
  const x = 24 + share * (width - 96)
  const y = height - 34 - share ** 1.7 * (height - 170)
  const curve = new Path2D()
  curve.moveTo(0, height - 24)
  curve.quadraticCurveTo(x * 0.62, height - 24, x, y)
  const under = new Path2D(curve)
  under.lineTo(x, height)
  under.lineTo(0, height)
  const fill = pen.createLinearGradient(0, y, 0, height)
  fill.addColorStop(0, 'rgb(255 160 60 / 0.55)')
  fill.addColorStop(1, 'rgb(255 60 120 / 0)')
  pen.fillStyle = fill
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas path, not an array
  pen.fill(under)
  pen.strokeStyle = '#ffb84a'
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.shadowColor = '#ff7a1a'
  pen.shadowBlur = 18
  pen.stroke(curve)
  pen.shadowBlur = 0
  craft.style.transform = `translate(${x}px, ${y}px) rotate(${motif === 'rocket' ? 28 + share * 18 : 0}deg)`
  times.textContent = `${multiple.toFixed(2)}×`
}

function frame() {
  if (!round) return
  const multiple = multipleAt(performance.now() - startedAt)
  draw(multiple)
  if (!leaving) part('go').textContent = word('leaveWith', { amount: money(Number(round.stake) * multiple) })
  if (isCalm()) setTimeout(frame, 250)
  else requestAnimationFrame(frame)
}

function remember(point) {
  const item = document.createElement('li')
  item.textContent = `${(point / 100).toFixed(2)}×`
  item.className = point >= 200 ? 'high' : ''
  part('past').prepend(item)
  while (part('past').children.length > 8) part('past').lastChild.remove()
}

function finish(answer) {
  round = undefined
  const { point, leftAt } = answer.outcome
  draw((leftAt ?? point) / 100)
  sky.classList.add(leftAt ? 'left' : 'broken')
  const times = `${(point / 100).toFixed(2)}×`
  if (leftAt) cabinet.say(word('left', { amount: money(answer.payout), times }), 'win')
  else cabinet.say(word('broke', { times }), 'bad')
  cabinet.showRound(answer)
  remember(point)
  part('go').classList.remove('stop')
  part('go').textContent = word('go')
  part('go').disabled = true
  void readyAgain()
}

async function readyAgain() {
  await cabinet.rest(answeredAt)
  part('go').disabled = false
  cabinet.hold(false)
}

function readLeaveAt() {
  const typed = Number(part('leave-at').value.replace(',', '.'))
  return Number.isFinite(typed) && typed >= 1.01 ? Math.round(Math.min(1000, typed) * 100) : undefined
}

async function start() {
  sky.classList.remove('broken', 'left')
  cabinet.hold(true)
  part('go').disabled = true
  cabinet.say('')
  leaving = false
  try {
    const leaveAt = readLeaveAt()
    const sent = performance.now()
    const answer = await playRound({ stake: cabinet.stake, ...(leaveAt ? { leaveAt } : {}) })
    round = answer
    answeredAt = performance.now()
    // Estimates the server's start of the curve as halfway between request and answer.
    startedAt = (sent + performance.now()) / 2
    cabinet.showBalance(answer.balance)
    part('go').disabled = false
    part('go').classList.add('stop')
    frame()
    void watch(answer.roundId)
  } catch (error) {
    cabinet.say(wording(error), 'bad')
    part('go').disabled = false
    cabinet.hold(false)
  }
}

/** Polls until the round is over; a lost answer is requested again. */
async function watch(roundId) {
  while (round?.roundId === roundId) {
    await pause(220)
    if (round?.roundId !== roundId || leaving) continue
    try {
      const answer = await readRound(roundId)
      if (answer.status === 'settled' && round?.roundId === roundId) finish(answer)
    } catch (error) {
      cabinet.say(wording(error), 'bad')
      await pause(1000)
    }
  }
}

async function leave() {
  if (!round || leaving) return
  leaving = true
  part('go').disabled = true
  part('go').textContent = word('leaving')
  const { roundId } = round
  for (;;) {
    try {
      finish(await leaveRound(roundId))
      return
    } catch (error) {
      cabinet.say(wording(error), 'bad')
      if (error.code !== 'network') {
        leaving = false
        return
      }
      await pause(500)
    }
  }
}

part('go').addEventListener('click', () => (round ? leave() : start()))
part('note').textContent =
  `${word('note')} ${word('returns', { percent: Math.round(session.rules.return * 100) })}`
addEventListener('resize', () => {
  if (!round) draw(1)
})
draw(1)
cabinet.opened()
part('go').focus({ preventScroll: true })
