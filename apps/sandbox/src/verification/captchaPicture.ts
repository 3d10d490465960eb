import { randomInt } from 'node:crypto'

/** Strokes of each character on a grid 6 wide and 10 high: as text they could be read by a program. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  '0': ['3,0 0,2 0,8 3,10 6,8 6,2 3,0'],
  '1': ['1,2 3,0 3,10', '1,10 5,10'],
  '2': ['0,2 2,0 5,0 6,3 0,10 6,10'],
  '3': ['0,1 3,0 6,2 3,5 6,7 4,10 0,9'],
  '4': ['5,10 5,0 0,7 6,7'],
  '5': ['6,0 1,0 0,4 4,4 6,7 4,10 0,9'],
  '6': ['5,0 1,4 0,8 3,10 6,8 4,5 0,7'],
  '7': ['0,0 6,0 2,10', '2,5 5,5'],
  '8': ['3,5 0,3 2,0 4,0 6,3 3,5 0,7 2,10 4,10 6,7 3,5'],
  '9': ['1,10 5,6 6,2 3,0 0,2 2,5 6,3'],
  '+': ['3,2 3,8', '0,5 6,5'],
  '=': ['0,3 6,3', '0,7 6,7'],
}

const WIDTH = 140
const HEIGHT = 48

/** Draws characters as irregular strokes over crossing lines; an SVG of about two kilobytes. */
export function drawCaptcha(signs: string): string {
  const step = (WIDTH - 24) / signs.length
  const drawn = [...signs].map((sign, index) => drawSign(STROKES[sign] ?? [], 14 + index * step))
  const noise = Array.from({ length: 5 }, () => {
    const [from, to] = [randomInt(HEIGHT), randomInt(HEIGHT)]
    const bend = `${randomInt(WIDTH)},${randomInt(HEIGHT)}`
    return `<path d="M0,${from} Q${bend} ${WIDTH},${to}" stroke="${shade(110, 190)}" stroke-width="1.2"/>`
  })
  const box = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
  const paper = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f6f4ee"/>`
  const style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paper}<g ${style}>${noise.join('')}${drawn.join('')}</g></svg>`
}

function drawSign(strokes: readonly string[], left: number): string {
  const colour = shade(20, 110)
  const turn = `rotate(${randomInt(-14, 15)} ${left + 8} ${HEIGHT / 2})`
  const paths = strokes.map((stroke) => {
    const points = stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return `${(left + x * 2.5 + waver()).toFixed(1)},${(12 + y * 2.4 + waver()).toFixed(1)}`
    })
    return `<path d="M${points.join(' L')}" stroke="${colour}" stroke-width="2.6"/>`
  })
  return `<g transform="${turn}">${paths.join('')}</g>`
}

const waver = (): number => randomInt(-8, 9) / 10

function shade(low: number, high: number): string {
  return `rgb(${randomInt(low, high)} ${randomInt(low, high)} ${randomInt(low, high)})`
}
