import type { Edge, MotionCharacter } from '../brand/brandInput.ts'

const curve = (...points: readonly [number, number, number, number]): string =>
  `cubic-bezier(${points.join(', ')})`

/**
 * Durations of a press, of a sheet and of a celebration in milliseconds, curves, how far a pressed control gives, how
 * far (px) and how much (degrees) the pieces of a celebration fly and turn, and how a loader moves: its keyframes are in
 * the components' style sheet.
 */
const CHARACTERS = {
  gentle: {
    press: 120,
    sheet: 200,
    easing: curve(0.2, 0, 0, 1),
    spring: curve(0.3, 1.25, 0.5, 1),
    give: 0.97,
    moment: 1400,
    flight: curve(0.16, 1, 0.3, 1),
    reach: 96,
    turn: 120,
    wait: 'lv-turn 800ms linear infinite',
  },
  calm: {
    press: 180,
    sheet: 280,
    easing: curve(0.4, 0, 0.2, 1),
    spring: curve(0.22, 1, 0.36, 1),
    give: 0.985,
    moment: 2600,
    flight: curve(0.2, 0.6, 0.3, 1),
    reach: 56,
    turn: 0,
    wait: 'lv-breathe 2400ms ease-in-out infinite',
  },
  crisp: {
    press: 70,
    sheet: 140,
    easing: curve(0.1, 0.9, 0.2, 1),
    spring: curve(0.1, 0.9, 0.2, 1),
    give: 0.98,
    moment: 700,
    flight: curve(0, 0.9, 0.1, 1),
    reach: 120,
    turn: 0,
    wait: 'lv-turn 1000ms steps(8) infinite',
  },
  bouncy: {
    press: 160,
    sheet: 280,
    easing: curve(0.3, 1.4, 0.6, 1),
    spring: curve(0.34, 1.56, 0.64, 1),
    give: 0.93,
    moment: 1600,
    flight: curve(0.2, 1.6, 0.4, 1),
    reach: 132,
    turn: 540,
    wait: 'lv-hop 900ms cubic-bezier(0.3, 0, 0.4, 1) infinite',
  },
} as const satisfies Record<MotionCharacter, object>

/** Way of a control with a hard shadow when it is pressed into it. */
const PRESSED_IN = 'translate(2px, 2px)'

/** Tokens of motion. A page fades for 300 ms in every character (S-frame-08). */
export function solveMotion(character: MotionCharacter = 'gentle', edge: Edge = 'hairline') {
  const { press, sheet, give, moment, reach, turn, ...curves } = CHARACTERS[character]
  return {
    press: `${press}ms`,
    sheet: `${sheet}ms`,
    page: '300ms',
    ...curves,
    moment: `${moment}ms`,
    reach: `${reach}px`,
    turn: `${turn}deg`,
    give: edge === 'hard' ? PRESSED_IN : `scale(${give})`,
  }
}
