import { readFileSync } from 'node:fs'

/** Milliseconds of a tick, in which Linux counts processor time. */
const TICK_MS = 10

/**
 * Processor time in ms that a process and those that it started have taken, all threads together. Unlike the time
 * of day it does not depend on what else the machine does.
 */
export function processorTime(pid: number): number {
  const childIds = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return ownTime(pid) + childIds.reduce((sum, child) => sum + processorTime(Number(child)), 0)
}

function ownTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces; user and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

/** Memory of a process in MB. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
