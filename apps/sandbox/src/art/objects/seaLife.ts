import { disc } from '../shapes.ts'

/** Fish swimming to the left, about 120 long; stripes and fins in the second colour. */
export const fish = (
  x: number,
  y: number,
  scale: number,
  body: string,
  fins: string,
  flipped = false,
): string =>
  `<g transform="translate(${x} ${y}) scale(${flipped ? -scale : scale} ${scale})"><path d="M-60 0C-44-34 10-44 40-12L68-34C62-10 62 10 70 34L40 12C10 44-44 34-60 0Z" fill="${body}"/><path d="M-20-31C0-56 28-50 34-18 16-32-4-34-20-31ZM-14 32C0 50 16 48 24 22 10 30-2 34-14 32ZM68-34C62-10 62 10 70 34L52 6V-6Z" fill="${fins}"/><path d="M-22-31C-10-10-10 10-22 31L-10 33C2 10 2-10-10-34ZM12-31C22-10 22 10 12 31L22 25C30 8 30-8 22-26Z" fill="${fins}" opacity=".75"/><path d="M-60 0C-50 18-20 34 4 30-24 24-44 12-60 0Z" opacity=".2"/><circle cx="-38" cy="-8" r="8" fill="#fff"/><circle cx="-40" cy="-8" r="4.5" fill="#10131f"/><path d="M-52-8C-40-24-18-30 0-30-20-24-38-16-52-8Z" fill="#fff" opacity=".45"/></g>`

/** Shark swimming to the right, about 200 long. */
export const shark = (x: number, y: number, scale: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M108 8C70-34 10-40-34-22L-60-26-98-58C-96-34-92-20-84-6-94 8-100 24-102 42L-62 12C-20 34 50 44 108 8Z" fill="${colour}"/><path d="M108 8C60 40-20 34-62 12-10 18 50 18 108 8Z" fill="#eaf4ff"/><path d="M16-34C14-56 2-72-16-84-14-62-20-44-30-24ZM24 26C10 44-6 54-26 58-18 46-12 36-8 24Z" fill="${colour}"/><path d="M58-8v14M48-8v14M38-8v14" stroke="#0d1c33" stroke-width="3" opacity=".5"/><circle cx="80" cy="-4" r="5" fill="#0d1c33"/><path d="M100 12C88 18 74 20 62 18" stroke="#0d1c33" stroke-width="3" fill="none"/></g>`

/** Bubbles rising from a point. */
export const bubbles = (x: number, y: number): string =>
  `<path d="${disc(x, y, 9)}${disc(x + 16, y - 26, 6)}${disc(x - 8, y - 44, 11)}${disc(x + 10, y - 74, 5)}" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".7" stroke-width="1.5"/>`
