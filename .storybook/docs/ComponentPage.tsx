import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Suspense, use, useLayoutEffect } from 'react'

import type { Usage } from '../../packages/ui/testing/usage.ts'
import { applyBrand } from '../look.ts'
import { Accessibility } from './Accessibility.tsx'
import { Anatomy } from './Anatomy.tsx'
import { Linked } from './Linked.tsx'
import { Pairs } from './Pairs.tsx'
import { StateRow } from './StateRow.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { useToolbarSettings } from './toolbarSettings.ts'
import { usageOf } from './usages.ts'

import './docs.css'

/** Docs page of every story file: with guidance for a component, plain for anything else. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const usage = usageOf(String(preparedMeta.parameters['fileName']))
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {usage === undefined ? (
        <Plain />
      ) : (
        <Suspense fallback={<p>…</p>}>
          <Guided usage={usage} id={preparedMeta.id} />
        </Suspense>
      )}
    </>
  )
}

function Plain() {
  return (
    <>
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}

function Guided({ usage, id }: { readonly usage: Promise<Usage>; readonly id: string }) {
  const { when, whenNot, covers = false, anatomy, pairs, limits, states } = use(usage)
  useLookOfToolbar()
  return (
    <>
      {covers ? (
        <StoryFrame story={`${id}--playground`} title="Playground" />
      ) : (
        <div className="docs-story">
          <Primary />
        </div>
      )}
      <div className="docs-pair">
        <List title="When" items={when} />
        <List title="When not" items={whenNot} />
      </div>
      {anatomy && (
        <>
          <h2>Anatomy</h2>
          <Anatomy anatomy={anatomy} playground={`${id}--playground`} covers={covers} />
        </>
      )}
      {states && (
        <>
          <h2>States</h2>
          <StateRow {...states} />
        </>
      )}
      {pairs && (
        <>
          <h2>Do and don’t</h2>
          <Pairs pairs={pairs} />
        </>
      )}
      {limits && <List title="Content limits" items={limits} />}
      <h2>Accessibility</h2>
      <Accessibility />
      <h2>Props</h2>
      <Controls />
      {!covers && (
        <div className="docs-story">
          <Stories title="Every variant" includePrimary={false} />
        </div>
      )}
    </>
  )
}

/** Gives the examples the look of the toolbar, also on a page without a story that would. */
function useLookOfToolbar(): void {
  const { tenant, theme, season } = useToolbarSettings()
  useLayoutEffect(
    () => applyBrand(String(tenant), theme === 'light' ? 'light' : 'dark', String(season)),
    [tenant, theme, season],
  )
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section className="docs-list">
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
