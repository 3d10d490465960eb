import { Card } from '@livery/ui/card'
import { List } from '@livery/ui/list-row'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useId, type ReactNode } from 'react'

export interface GroupProps {
  readonly title: string
  /** Text under the title. */
  readonly text?: string
  readonly children: ReactNode
}

/** List of rows under a heading. */
export function Group({ title, text, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap="x2">
        <Heading level={2} size="lead" id={id}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text size="small" tone="secondary">
            {text}
          </Text>
        )}
        <Card padding="none">
          <List label={title}>{children}</List>
        </Card>
      </Stack>
    </section>
  )
}
