import type { NavigateOptions } from 'react-router-dom'

type Go = (path: string, options?: NavigateOptions) => void

/** Moves the site from code that is no component, such as the answer to a dialog. */
export interface Navigator {
  go: Go
  /** Called by the router once it is mounted; returns the function that disconnects it. */
  connect(go: Go): () => void
}

export function createNavigator(): Navigator {
  let connected: Go | undefined
  return {
    go: (path, options) => connected?.(path, options),
    connect(go) {
      connected = go
      return () => {
        if (connected === go) connected = undefined
      }
    },
  }
}
