import type { ReactElement } from 'react'

/** Side of a pair: an example as it is drawn, and the reason. */
export interface Example {
  readonly shown: ReactElement
  /** One sentence: why it is right, or what goes wrong. */
  readonly why: string
}

/** Part of a component, pointed at in its picture. */
export interface Part {
  readonly name: string
  /** CSS selector of the part inside the drawn example; the first match is meant. */
  readonly at: string
  /** One sentence: what the part is for, and whether it may be left out. */
  readonly role: string
}

/** Component in each state that a pointer or the keyboard puts it into. */
export interface States {
  readonly shown: ReactElement
  /** CSS selector of the element that is hovered, pressed and focused. */
  readonly on: string
  /** Further states by name, such as `disabled`, `busy` or `with an error`. */
  readonly more?: Readonly<Record<string, ReactElement>>
}

/**
 * Guidance for a component, beside its stories in `<Name>.usage.tsx`: the docs page of Storybook shows it. A
 * component name in backticks becomes a link to that component.
 */
export interface Usage {
  /** Situations in which the component is the right one. */
  readonly when: readonly string[]
  /** Situations in which it is not, with the component to use instead. */
  readonly whenNot: readonly string[]
  /** True for what covers or frames the page: the docs show it in windows of their own. `wide` for windows that are wide. */
  readonly covers?: boolean | 'wide'
  readonly anatomy: {
    readonly shown: ReactElement
    readonly parts: readonly Part[]
  }
  /** The same content done well and badly. */
  readonly pairs: readonly { readonly good: Example; readonly bad: Example }[]
  /** Most content of each part, such as `Label: 24 characters, two lines`. */
  readonly limits: readonly string[]
  /** Left out for components that nobody presses. */
  readonly states?: States
}

/** Names in backticks in the sentences on when and when not: components, and parts of them. */
export const namedIn = ({ when, whenNot }: Pick<Usage, 'when' | 'whenNot'>): readonly string[] => [
  ...new Set([...when, ...whenNot].flatMap((text) => text.split('`').filter((_, at) => at % 2 === 1))),
]
