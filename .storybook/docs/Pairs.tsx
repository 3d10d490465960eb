import type { Example, Usage } from '../../packages/ui/testing/usage.ts'
import { Linked } from './Linked.tsx'
import { Shown } from './Shown.tsx'

/** The same content done well and badly, side by side, as it is drawn. */
export function Pairs({ pairs }: { readonly pairs: Usage['pairs'] }) {
  return pairs.map(({ good, bad }, at) => (
    <div key={good.why} className="docs-pair">
      <Side verdict="do" example={`good-${at}`} {...good} />
      <Side verdict="don’t" example={`bad-${at}`} {...bad} />
    </div>
  ))
}

interface SideProps extends Example {
  readonly verdict: 'do' | 'don’t'
  /** Name of the example. */
  readonly example: string
}

function Side({ verdict, example, shown, why }: SideProps) {
  const isGood = verdict === 'do'
  return (
    <figure data-verdict={isGood ? 'do' : 'dont'}>
      <div className="docs-stage sb-unstyled" data-examined={isGood || undefined}>
        <div>
          <Shown example={example}>{shown}</Shown>
        </div>
      </div>
      <figcaption>
        <strong>{isGood ? '✓ Do.' : '✕ Don’t.'}</strong> <Linked text={why} />
      </figcaption>
    </figure>
  )
}
