import type { Edge, MotionCharacter } from '../brand/brandInput.ts'

const curve = (...points: readonly [number, number, number, number]): string =>
  `cubic-bezier(${points.join(', ')})`

/** Durations of a press and of a sheet in milliseconds, curves, and how far a pressed control gives. */
const CHARACTERS = {
  gentle: {
    press: 120,
    sheet: 200,
    easing: curve(0.2, 0, 0, 1),
    spring: curve(0.3, 1.25, 0.5, 1),
    give: 0.97,
  },
  calm: {
    press: 180,
    sheet: 280,
    easing: curve(0.4, 0, 0.2, 1),
    spring: curve(0.22, 1, 0.36, 1),
    give: 0.985,
  },
  crisp: {
    press: 70,
    sheet: 140,
    easing: curve(0.1, 0.9, 0.2, 1),
    spring: curve(0.1, 0.9, 0.2, 1),
    give: 0.98,
  },
  bouncy: {
    press: 160,
    sheet: 280,
    easing: curve(0.3, 1.4, 0.6, 1),
    spring: curve(0.34, 1.56, 0.64, 1),
    give: 0.93,
  },
} as const satisfies Record<MotionCharacter, object>

/** Way of a control with a hard shadow when it is pressed into it. */
const PRESSED_IN = 'translate(2px, 2px)'

/** Tokens of motion. A page fades for 300 ms in every character (S-frame-08). */
export function solveMotion(character: MotionCharacter = 'gentle', edge: Edge = 'hairline') {
  const { press, sheet, easing, spring, give } = CHARACTERS[character]
  return {
    press: `${press}ms`,
    sheet: `${sheet}ms`,
    page: '300ms',
    easing,
    spring,
    give: edge === 'hard' ? PRESSED_IN : `scale(${give})`,
  }
}
