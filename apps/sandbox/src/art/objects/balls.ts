import { lettering } from '../lettering.ts'
/** Glossy ball with a number on a white spot. */
export const numberBall = (x: number, y: number, radius: number, colour: string, text: string): string =>
  `<g transform="translate(${x} ${y}) scale(${(radius / 30).toFixed(2)})"><circle cy="5" r="30" opacity=".35"/><circle r="30" fill="${colour}"/><circle r="17" fill="#fff"/>${lettering({ text, x: 0, y: 7.5, size: 21, face: 'plain', anchor: 'middle', paint: 'fill="#1b1b2b"' })}<circle r="30" fill="url(#gloss)"/></g>`

/** Balls of the sports, about 100 across, by the first word of a title. */
const SPORT_BALLS: Readonly<Record<string, string>> = {
  Football:
    '<circle r="50" fill="#fff"/><path d="M0-19 18-6 11 15H-11L-18-6ZM0-50 14-46 0-34-14-46ZM47-16l3 18-12-6-4-18ZM-47-16l-3 18 12-6 4-18ZM29 40 16 47l2-15 16-7ZM-29 40-16 47l-2-15-16-7Z" fill="#191b2a"/><path d="M0-19v-15M18-6l16-10M11 15l9 17M-11 15l-9 17M-18-6l-16-10" stroke="#191b2a" stroke-width="2.5"/>',
  Basketball:
    '<circle r="50" fill="#f07a1c"/><path d="M-50 0H50M0-50V50M-36-35C-12-14-12 14-36 35M36-35C12-14 12 14 36 35" stroke="#3b1a08" stroke-width="3.5" fill="none"/>',
  Tennis:
    '<circle r="50" fill="#d5ee3b"/><path d="M-40-30C-8-22-8 22-40 30M40-30C8-22 8 22 40 30" stroke="#fff" stroke-width="5" fill="none"/>',
  Cricket:
    '<circle r="50" fill="#b3122f"/><path d="M-9-49C6-16 6 16-9 49M9-49C24-16 24 16 9 49" stroke="#fff1d2" stroke-width="3" stroke-dasharray="5 3" fill="none"/>',
  Baseball:
    '<circle r="50" fill="#fffaf0"/><path d="M-38-32C-14-16-14 16-38 32M38-32C14-16 14 16 38 32" stroke="#d3142c" stroke-width="4" stroke-dasharray="6 4" fill="none"/>',
  Volleyball:
    '<circle r="50" fill="#fff4cf"/><path d="M0 0C-6-24-30-34-46-20M0 0C24-6 34-30 20-46M0 0C-14 20-4 44 16 47M-8-49C10-36 16-20 14-8M-36 34C-32 12-18 2-6 4M48 14C30 18 14 12 8 0" stroke="#1f5fc4" stroke-width="4" fill="none"/>',
  Ice: '<ellipse cy="14" rx="56" ry="25" fill="#07080d"/><path d="M-56-6v20a56 25 0 0 0 112 0V-6Z" fill="#151826"/><ellipse cy="-6" rx="56" ry="25" fill="#2b3044"/><ellipse cy="-6" rx="36" ry="15" fill="none" stroke="#8fa8c9" stroke-width="3"/>',
  Rugby:
    '<g transform="rotate(-32)"><ellipse rx="58" ry="37" fill="#c9632c"/><path d="M-28 0H28M-16-7V7M0-7V7M16-7V7" stroke="#fff1d2" stroke-width="4"/><path d="M-40-27C-30-8-30 8-40 27M40-27C30-8 30 8 40 27" stroke="#fff1d2" stroke-width="5" fill="none"/></g>',
  Horse:
    '<path d="M-44 50C-98-26-44-72 0-72S98-26 44 50L22 42C54-12 28-40 0-40S-54-12-22 42Z" fill="url(#m)" stroke="#2a1406" stroke-width="4"/><path d="M-44-2h6M38-2h6M-34-34l5 4M34-34l-5 4M-36 28l6-2M36 28l-6-2" stroke="#2a1406" stroke-width="7" stroke-linecap="round"/>',
  Greyhounds:
    '<path d="M-62-12C-40-30-14-32 14-26 30-44 44-52 66-48 60-40 62-34 72-30 62-22 50-20 40-12 34 6 46 20 62 34L52 42C34 30 20 18 14 2-8 8-22 4-36 6-50 16-58 30-70 44L-82 38C-74 22-68 6-62-12Z" fill="url(#m)" stroke="#2a1406" stroke-width="4"/>',
}

/** Ball or other equipment of a sport. */
export function sportsBall(title: string, x: number, y: number, scale: number): string {
  const sport = title.split(' ')[0] ?? ''
  const drawing = SPORT_BALLS[sport] ?? SPORT_BALLS['Football'] ?? ''
  const round = !['Ice', 'Horse', 'Greyhounds', 'Rugby'].includes(sport)
  return `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="round"><ellipse cy="58" rx="44" ry="9" opacity=".4"/>${drawing}${round ? '<circle r="50" fill="url(#gloss)"/>' : ''}</g>`
}
