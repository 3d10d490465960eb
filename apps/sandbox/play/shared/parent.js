/** Messages to the page that frames a game; see README.md. Sent to the origin of the launch alone. */
export function parentLine(origin) {
  const framed = window.parent !== window
  const tell = (message) => {
    if (framed) window.parent.postMessage(message, origin)
  }
  return {
    framed,
    ready: (nodeId) => tell({ type: 'livery:ready', nodeId }),
    balance: (balance, currency, freePlay) => tell({ type: 'livery:balance', balance, currency, freePlay }),
    round: ({ roundId, stake, payout }, currency, freePlay) =>
      tell({ type: 'livery:round', roundId, stake, payout, currency, freePlay }),
    exit: () => {
      if (framed) tell({ type: 'livery:exit' })
      else location.assign(`${origin}/m/home`)
    },
  }
}
