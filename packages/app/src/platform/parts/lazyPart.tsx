import { use, type ComponentType } from 'react'

import { lazyPage } from './lazyPage.ts'

/**
 * Part of a page in a chunk of its own. Unlike React's `lazy` it can be asked for again: after `forgetFailures` the next
 * render fetches it anew. Until then a failed fetch throws `PageLoadFailure`.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = lazyPage(fetchPart)
  return function LazyPart(props: Props) {
    const { default: Part } = use(part.load())
    return <Part {...props} />
  }
}
