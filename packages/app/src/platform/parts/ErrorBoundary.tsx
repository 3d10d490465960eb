import { Component, type ErrorInfo, type ReactNode } from 'react'

export interface ErrorBoundaryProps {
  /** Replacement of the broken part; `retry` renders the part again. */
  readonly renderFailure: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | undefined
}

/** Error boundary: a broken part does not take the rest of the site with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // The browser's own reporting is what an operator's monitoring listens to.
    globalThis.reportError?.(
      error instanceof Error ? error : new Error(String(error), { cause: info.componentStack }),
    )
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.renderFailure(failure.error, () => this.setState({ failure: undefined }))
  }
}
