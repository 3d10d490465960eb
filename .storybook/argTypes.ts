import type { ComponentDoc, PropDoc } from '@livery/docgen'
import type { StrictArgTypes, StrictInputType } from 'storybook/internal/types'

interface Documented {
  readonly __docgenInfo?: Pick<ComponentDoc, 'description' | 'props'>
}

/** Value of a TypeScript literal. */
const valueOf = (literal: string): string | number =>
  literal.startsWith("'") ? literal.slice(1, -1) : Number(literal)

const PLAIN = new Set(['string', 'number', 'boolean'])

/** Control type for a prop. */
function kindOf({ text, choices }: PropDoc['type'], required: boolean): NonNullable<StrictInputType['type']> {
  if (choices) return { name: 'enum', value: choices.map(valueOf), required }
  if (PLAIN.has(text)) return { name: text as 'string' | 'number' | 'boolean', required }
  if (text.includes('=>')) return { name: 'function', required }
  return { name: 'other', value: text, required }
}

/** Prop table of a component, from the data of `propTables`; required props come first. */
export function extractArgTypes(component: Documented): StrictArgTypes {
  const props = component.__docgenInfo?.props ?? []
  const rows = props
    .toSorted((a, b) => Number(b.required) - Number(a.required))
    .map(({ name, description, required, type, defaultValue }): [string, StrictInputType] => {
      const kind = kindOf(type, required)
      return [
        name,
        {
          name,
          description,
          type: kind,
          // Props without a plain value get no control: the story sets them.
          ...(kind.name === 'other' ? { control: false } : {}),
          ...(kind.name === 'enum' ? { options: type.choices?.map(valueOf) ?? [] } : {}),
          table: {
            type: { summary: type.text },
            ...(defaultValue === undefined ? {} : { defaultValue: { summary: defaultValue } }),
          },
        },
      ]
    })
  return Object.fromEntries(rows)
}
