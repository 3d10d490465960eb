import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Suspense, use, useLayoutEffect } from 'react'

import { namedIn, type Usage } from '../../packages/ui/testing/usage.ts'
import { applyBrand } from '../look.ts'
import { Accessibility } from './Accessibility.tsx'
import { Anatomy } from './Anatomy.tsx'
import { CoveringContext } from './covering.ts'
import { Linked } from './Linked.tsx'
import { Pairs } from './Pairs.tsx'
import { Related } from './Related.tsx'
import { StateRow } from './StateRow.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { useToolbarSettings } from './toolbarSettings.ts'
import { folderIn, usageOf } from './usages.ts'

import './docs.css'

/** Docs page of every story file: with guidance for a component, plain for anything else. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file = String(preparedMeta.parameters['fileName'])
  const usage = usageOf(file)
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {usage === undefined ? (
        <Plain />
      ) : (
        <Suspense fallback={<p>…</p>}>
          <Guided usage={usage} id={preparedMeta.id} folder={folderIn(file) ?? ''} />
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

interface GuidedProps {
  readonly usage: Promise<Usage>
  /** Id of the story file. */
  readonly id: string
  /** Folder of the component. */
  readonly folder: string
}

function Guided({ usage, id, folder }: GuidedProps) {
  const guidance = use(usage)
  const { when, whenNot, covers = false, anatomy, pairs, limits, states } = guidance
  useLookOfToolbar()
  return (
    <CoveringContext value={covers === false ? undefined : folder}>
      {covers === false ? (
        <div className="docs-story">
          <Primary />
        </div>
      ) : (
        <StoryFrame story={`${id}--playground`} title="Playground" />
      )}
      <div className="docs-pair">
        <List title="When" items={when} />
        <List title="When not" items={whenNot} />
      </div>
      <Related names={namedIn(guidance)} />
      <div data-wide={covers === 'wide' || undefined}>
        <h2>Anatomy</h2>
        <Anatomy anatomy={anatomy} covers={covers !== false} />
        {states && (
          <>
            <h2>States</h2>
            <StateRow {...states} />
          </>
        )}
        <h2>Do and don’t</h2>
        <Pairs pairs={pairs} />
      </div>
      <List title="Content limits" items={limits} />
      <h2>Accessibility</h2>
      <Accessibility />
      <h2>Props</h2>
      <Controls />
      {covers === false && (
        <div className="docs-story">
          <Stories title="Every variant" includePrimary={false} />
        </div>
      )}
    </CoveringContext>
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
