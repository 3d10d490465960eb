import { countUp, openCabinet, part, wording } from '../shared/cabinet.js'
import { isCalm, pause, playRound } from '../shared/session.js'

const cabinet = await openCabinet()
const { session, money, word } = cabinet
const { rules } = session

/** Pictures of the symbols; the hero symbol is the game's own. */
const pictures = {
  wild: 'lightning',
  hero: rules.hero,
  crown: 'crown',
  gem: 'gem',
  bell: 'bell',
  seven: 'seven',
  star: 'star',
  clover: 'clover',
  cherry: 'cherry',
}
// Replacement symbols for a hero that is also a plain symbol, so that no two look alike.
const standIns = {
  crown: 'laurel',
  gem: 'orb',
  bell: 'music',
  seven: 'horseshoe',
  star: 'sun',
  clover: 'leaf',
  cherry: 'chili',
}
for (const [symbol, other] of Object.entries(standIns)) if (symbol === rules.hero) pictures[symbol] = other
if (rules.hero === 'lightning') pictures.wild = 'comet'

const palettes = {
  hero: session.game.palette,
  gem: 'rose',
  star: 'gold',
  bell: 'gold',
  crown: 'royal',
  seven: 'ember',
  wild: 'violet',
}
const addressOf = (symbol) =>
  `/sandbox/art/motif/${pictures[symbol]}.svg?palette=${palettes[symbol] ?? 'gold'}`

const reels = Array.from({ length: 5 }, () => {
  const reel = document.createElement('div')
  reel.className = 'reel'
  const cells = Array.from({ length: 3 }, () => {
    const cell = document.createElement('div')
    const image = document.createElement('img')
    image.alt = ''
    cell.className = 'cell'
    cell.append(image)
    reel.append(cell)
    return { cell, image }
  })
  part('reels').append(reel)
  return { reel, cells }
})

function show(reelIndex, symbols) {
  symbols.forEach((symbol, row) => {
    const { cell, image } = reels[reelIndex].cells[row]
    image.src = addressOf(symbol)
    cell.classList.toggle('wild', symbol === 'wild')
  })
}

part('marquee').src = addressOf('hero')

const machine = document.querySelector('.machine')
const lines = part('lines')
/** Round whose wins are animated; the next spin stops the animation. */
const celebration = { round: 0 }

function clearWins() {
  celebration.round += 1
  machine.classList.remove('won')
  lines.replaceChildren()
  part('splash').classList.remove('on')
  for (const { cells } of reels) for (const { cell } of cells) cell.classList.remove('hit')
}

function markLine(win) {
  const rows = rules.lines[win.line]
  reels.forEach(({ cells }, reel) =>
    cells.forEach(({ cell }, row) => cell.classList.toggle('hit', reel < win.count && rows[reel] === row)),
  )
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
  line.setAttribute(
    'points',
    rows
      .slice(0, win.count)
      .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
      .join(' '),
  )
  lines.replaceChildren(line)
}

/** Shows the winning lines in turn until the next spin. */
async function celebrate(round) {
  const { wins } = round.outcome
  celebration.round += 1
  const mine = celebration.round
  machine.classList.add('won')
  if (Number(round.payout) >= 15 * Number(round.stake)) {
    part('splash').classList.add('on')
    countUp(part('splash-sum'), round.payout, money, 1400, isCalm())
    await pause(2400)
    part('splash').classList.remove('on')
  }
  for (let turn = 0; mine === celebration.round; turn += 1) {
    markLine(wins[turn % wins.length])
    if (wins.length === 1) return
    await pause(1100)
  }
}

async function spin() {
  if (cabinet.busy) return
  clearWins()
  cabinet.hold(true)
  part('go').disabled = true
  cabinet.say('')
  const calm = isCalm()
  try {
    const asked = playRound({ stake: cabinet.stake })
    if (!calm) {
      for (const { reel } of reels) {
        reel.classList.remove('arriving')
        reel.classList.add('leaving')
        await pause(45)
      }
    }
    const round = await asked
    const answeredAt = performance.now()
    await pause(calm ? 0 : 180)
    for (const [index, { reel }] of reels.entries()) {
      show(index, round.outcome.grid[index])
      reel.classList.remove('leaving')
      reel.classList.add('arriving')
      if (!calm) await pause(130)
    }
    await pause(calm ? 0 : 320)
    cabinet.showRound(round)
    const { text, tone, won } = cabinet.resultOf(round)
    cabinet.say(text, tone)
    if (won) void celebrate(round)
    await cabinet.rest(answeredAt)
  } catch (error) {
    for (const { reel } of reels) reel.classList.remove('leaving')
    cabinet.say(wording(error), 'bad')
  } finally {
    part('go').disabled = false
    cabinet.hold(false)
  }
}

part('go').addEventListener('click', spin)
addEventListener('keydown', (event) => {
  if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return
  event.preventDefault()
  void spin()
})
part('note').textContent = word('returns', { percent: (rules.return * 100).toFixed(2) })

for (let reel = 0; reel < 5; reel += 1)
  show(
    reel,
    [0, 1, 2].map((row) => rules.strips[reel][(reel * 5 + row) % rules.strips[reel].length]),
  )
await Promise.all(
  Object.keys(pictures).map((symbol) => {
    const image = new Image()
    image.src = addressOf(symbol)
    return image.decode().catch(() => undefined)
  }),
)
cabinet.opened()
part('go').focus({ preventScroll: true })
