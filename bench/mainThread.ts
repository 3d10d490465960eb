import type { BareTab } from './bareChromium.ts'

/** Event of a browser's trace. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Begin and length by the clock, µs. */
  readonly ts: number
  readonly dur?: number
  /** Processor time in µs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** Events in which script runs: functions, modules, inline scripts, and what promises go on with. */
const SCRIPT = new Set([
  'FunctionCall',
  'v8.callFunction',
  'v8.evaluateModule',
  'v8.compileModule',
  'v8.run',
  'EvaluateScript',
  'RunMicrotasks',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
])

export interface MainThreadWork {
  /** The page's tasks, ms, longest first. */
  readonly tasks: readonly number[]
  /** Script within them, with the styles and layouts that it asks for, ms. */
  readonly script: number
}

/**
 * Events of the page's main thread during an action. Their processor time is what a busy machine does not change:
 * wall-clock time includes other programs' time, and CPU throttling multiplies both, so they are taken without it. The
 * browser's own sums (`Performance.getMetrics`) follow the clock, whatever time domain they are asked for.
 */
async function traced(
  tab: BareTab,
  categories: readonly string[],
  happening: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events = await traceOf(tab, categories, happening)
  const mainThreads = new Set(events.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf))
  return events.filter((event) => mainThreads.has(threadOf(event)))
}

/** Events of all threads of the browser during an action. */
export async function traceOf(
  tab: BareTab,
  categories: readonly string[],
  happening: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  const done = Promise.withResolvers<unknown>()
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    events.push(...(value as readonly TraceEvent[]))
  }
  tab.session.on('Tracing.dataCollected', collect)
  tab.session.once('Tracing.tracingComplete', done.resolve)
  await tab.session.send('Tracing.start', {
    traceConfig: { includedCategories: [...categories] },
    transferMode: 'ReportEvents',
  })
  await happening()
  await tab.session.send('Tracing.end')
  await done.promise
  tab.session.off('Tracing.dataCollected', collect)
  return events
}

/** Processor time of the page's tasks during an action, ms, longest first. */
export const workOfTasks = async (tab: BareTab, happening: () => Promise<void>): Promise<readonly number[]> =>
  tasksOf(await traced(tab, ['toplevel'], happening))

/** Processor time of the page's tasks during an action, and of script in them. */
export async function workOfMainThread(
  tab: BareTab,
  happening: () => Promise<void>,
): Promise<MainThreadWork> {
  const events = await traced(tab, ['toplevel', 'devtools.timeline', 'v8'], happening)
  const scripts = events.filter(({ name, ph }) => ph === 'X' && SCRIPT.has(name))
  const threads = Map.groupBy(scripts, threadOf)
  return {
    tasks: tasksOf(events),
    script: [...threads.values()].flatMap(outermost).reduce((sum, event) => sum + worked(event), 0),
  }
}

/** Each task is traced twice, also by its queue; counted once. */
const tasksOf = (events: readonly TraceEvent[]): readonly number[] =>
  events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(worked)
    .toSorted((one, other) => other - one)

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`

const worked = ({ tdur = 0 }: TraceEvent): number => tdur / 1_000

/** Events of one thread that are in no other of them. */
function outermost(events: readonly TraceEvent[]): readonly TraceEvent[] {
  let end = 0
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
