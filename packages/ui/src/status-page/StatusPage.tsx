import type { ReactNode } from 'react'

import { Illustration, type IllustrationName } from '../illustration/Illustration.tsx'
import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import { Heading, Text } from '../text/index.ts'
import * as css from './StatusPage.css.ts'

const NONE = [] as const

export interface StatusPageProps {
  /** Name of the illustration, drawn in the brand's colours. */
  readonly illustration: IllustrationName
  /** Heading of the page: the event, in a few words. */
  readonly title: string
  /** Explanation for the visitor, and the next step. */
  readonly text: string
  /** Logo of the brand, for pages without a header. */
  readonly logo?: ReactNode
  /** Facts that support asks for: the visitor's address, a request's number. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined
  /** Possible actions: `Button`s, `LinkButton`s. */
  readonly actions?: ReactNode
}

/** Whole page for one status: maintenance, blocked region, failure, success. */
export function StatusPage({ illustration, title, text, logo, facts = NONE, actions }: StatusPageProps) {
  return (
    <div className={css.root}>
      {logo !== undefined && <div className={css.logo}>{logo}</div>}
      <Illustration name={illustration} />
      <Heading level={1} align="center">
        {title}
      </Heading>
      <Text tone="secondary" align="center">
        {text}
      </Text>
      {facts.length > 0 && (
        <dl className={classes(css.facts, type.small, tabular)}>
          {facts.map((fact) => [
            <dt key={`${fact.label}-term`} className={css.term}>
              {fact.label}
            </dt>,
            <dd key={fact.label} className={css.fact} dir="auto">
              {fact.value}
            </dd>,
          ])}
        </dl>
      )}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
