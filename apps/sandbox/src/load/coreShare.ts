import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of Linux' control groups for the processor, by version of the interface. */
const VERSION_1 = '/sys/fs/cgroup/cpu'
const VERSION_2 = '/sys/fs/cgroup'

/** Period in µs in which a group may use its share. */
const PERIOD_US = 100_000

/** A process that may use only a part of a core. */
export interface Held {
  /** Takes the limit away; the process has ended. */
  release(): void
}

/**
 * Limits a process to a part of one core by a control group of its own, so that several processes can be compared with
 * one on a machine that has too few cores for all of them, their database and their clients.
 * @param share - part of a core, such as 0.3
 * @throws where the control groups of the machine cannot be written (root only)
 */
export function holdToShare(pid: number, share: number): Held {
  const isFirst = existsSync(join(VERSION_1, 'cpu.cfs_quota_us'))
  const group = join(isFirst ? VERSION_1 : VERSION_2, `livery-load-${pid}`)
  const quota = Math.round(share * PERIOD_US)
  mkdirSync(group)
  if (isFirst) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`)
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return { release: () => rmdirSync(group) }
}
