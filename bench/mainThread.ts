import type { BareTab } from './bareChromium.ts'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time in µs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Processor time of the page's tasks during an action, ms, longest first. Wall-clock time includes other
 * programs' time, and CPU throttling multiplies it: on a busy machine only this figure is reliable, and it
 * is taken without throttling.
 */
export async function workOfTasks(tab: BareTab, happening: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = []
  const done = Promise.withResolvers<unknown>()
  tab.session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as readonly object[] as readonly TraceEvent[]))
  })
  tab.session.on('Tracing.tracingComplete', done.resolve)
  await tab.session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'] },
    transferMode: 'ReportEvents',
  })
  await happening()
  await tab.session.send('Tracing.end')
  await done.promise
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`
  const mainThreads = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf))
  return (
    events
      // Each task is traced twice, also by its queue; counted once.
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .filter((event) => mainThreads.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1_000)
      .sort((one, other) => other - one)
  )
}
