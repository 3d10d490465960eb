import { Suspense, use } from 'react'

import type { Usage } from '../../../packages/ui/testing/usage.ts'
import { GROUPS, readComponents, type IndexedComponent } from '../../docs/componentIndex.ts'
import { Linked } from '../../docs/Linked.tsx'
import { usageOf } from '../../docs/usages.ts'

import './componentGroups.css'

/** All components in their groups, each with the first situation that it is for. */
export function ComponentGroups() {
  return (
    <Suspense fallback={<p>…</p>}>
      {Object.entries(GROUPS).map(([group, shared]) => (
        <section key={group}>
          <h2>{group}</h2>
          <p>{shared}.</p>
          <Group name={group} />
        </section>
      ))}
    </Suspense>
  )
}

function Group({ name }: { readonly name: string }) {
  const components = use(readComponents()).filter(({ group }) => group === name)
  // All are asked for before the first is awaited.
  const usages = new Map(components.map((one) => [one.name, usageOf(one.path)]))
  return (
    <dl className="component-group">
      {components.map((component) => (
        <Entry key={component.name} {...component} usage={usages.get(component.name)} />
      ))}
    </dl>
  )
}

interface EntryProps extends IndexedComponent {
  readonly usage: Promise<Usage> | undefined
}

function Entry({ name, address, usage }: EntryProps) {
  const [first = ''] = usage === undefined ? [] : use(usage).when
  return (
    <div>
      <dt>
        <a href={address} target="_top">
          {name}
        </a>
      </dt>
      <dd>
        <Linked text={first} />
      </dd>
    </div>
  )
}
