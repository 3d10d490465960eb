import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import type { ReactNode } from 'react'

export interface EntryGroupProps {
  readonly title: string
  /** Small print under the group. */
  readonly note?: string | undefined
  /** True for entries from edge to edge, such as lines, which keep the page's gutter themselves. */
  readonly wide?: boolean | undefined
  readonly children: ReactNode
}

/** Group of entries under a heading. */
export function EntryGroup({ title, note, wide = false, children }: EntryGroupProps) {
  const small = note !== undefined && (
    <Text size="small" tone="secondary">
      {note}
    </Text>
  )
  return (
    <Section title={title}>
      {wide ? (
        <>
          {children}
          {small && <Stack gutter>{small}</Stack>}
        </>
      ) : (
        <Stack gap="x2" gutter>
          {children}
          {small}
        </Stack>
      )}
    </Section>
  )
}
