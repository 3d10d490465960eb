import type { BareTab } from './bareChromium.ts'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Processor time, µs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Processor time of the page's tasks while something happens, ms, longest first. A clock counts the time that another
 * program had the processor too, and a slowed-down browser multiplies it: on a busy machine only this figure tells
 * anything, and it is taken at full speed.
 */
export async function workOfTasks(tab: BareTab, happening: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = []
  const done = Promise.withResolvers<unknown>()
  tab.on('Tracing.dataCollected', (of) => void events.push(...(of as { value: TraceEvent[] }).value))
  tab.on('Tracing.tracingComplete', done.resolve)
  await tab.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'] },
    transferMode: 'ReportEvents',
  })
  await happening()
  await tab.send('Tracing.end')
  await done.promise
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`
  const mainThreads = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf))
  return (
    events
      // The same task is also told by the queue it came from; counted once.
      .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
      .filter((event) => mainThreads.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1_000)
      .sort((one, other) => other - one)
  )
}
