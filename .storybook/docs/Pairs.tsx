import type { Example, Usage } from '../../packages/ui/testing/usage.ts'
import { Linked } from './Linked.tsx'

/** The same content done well and badly, side by side, as it is drawn. */
export function Pairs({ pairs }: { readonly pairs: NonNullable<Usage['pairs']> }) {
  return pairs.map(({ good, bad }) => (
    <div key={good.why} className="docs-pair">
      <Side verdict="do" {...good} />
      <Side verdict="don’t" {...bad} />
    </div>
  ))
}

function Side({ verdict, shown, why }: Example & { readonly verdict: 'do' | 'don’t' }) {
  const isGood = verdict === 'do'
  return (
    <figure data-verdict={isGood ? 'do' : 'dont'}>
      <div className="docs-stage sb-unstyled" data-examined={isGood || undefined}>
        <div>{shown}</div>
      </div>
      <figcaption>
        <strong>{isGood ? '✓ Do.' : '✕ Don’t.'}</strong> <Linked text={why} />
      </figcaption>
    </figure>
  )
}
