import * as icons from '@livery/ui/icon'
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

const iconNames = Object.keys(icons)

/** True for what survives a way through JSON: words, figures, lists and records of them. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object') return false
  // An element of React is a record too, but one of another kind.
  return !('$$typeof' in value) && Object.values(value).every(isPlain)
}

/** Control for a prop of a type that Storybook has none for; undefined where it has. */
function controlOf({ type }: StrictInputType, value: unknown): Partial<StrictInputType> | undefined {
  if (type?.name !== 'other') return undefined
  if (String(type.value).startsWith('IconType'))
    return { control: { type: 'select' }, options: iconNames, mapping: icons }
  // A picture as an address of itself is nothing to be typed.
  if (typeof value === 'string') return value.startsWith('data:') ? undefined : { control: { type: 'text' } }
  if (typeof value === 'object' && value !== null && isPlain(value)) return { control: { type: 'object' } }
  return undefined
}

/** Gives labels, lists of plain values and icons a control; whatever else the story sets stays the story's. */
export const editableArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...controlOf(argType, initialArgs[name]) },
    ]),
  )

/** Value of a default as the prop table writes it; undefined for anything but a literal. */
function literal(text: string): string | number | boolean | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  const [, word] = /^'([^']*)'$/.exec(text) ?? []
  if (word !== undefined) return word
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined
}

/** Starts each control at the default of its prop, instead of at nothing. */
export const defaultArgs: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { table }]) => {
      const value = literal(table?.defaultValue?.summary ?? '')
      return value === undefined || initialArgs[name] !== undefined ? [] : [[name, value]]
    }),
  )
