import { setTimeout as pause } from 'node:timers/promises'

import { pull, type Pulled } from '../bucket/mirror.ts'
import { isBucketAddress, openS3 } from '../bucket/s3.ts'
import type { PullFlags } from '../flags.ts'
import { openDisk } from '../release/disk.ts'
import { openFolderStore } from '../release/folderStore.ts'
import { tellSwitches } from '../release/followed.ts'
import { purgeAll } from '../release/purge.ts'
import { runCommand } from '../release/runCommand.ts'
import { storeFolder } from '../release/store.ts'
import { demandAddress } from '../terminal/address.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'

function tell({ line, color, fail }: Terminal, { switched, failed }: Pulled): void {
  for (const tenant of switched) line(`${color.green('✓')} ${color.bold(tenant)} follows`)
  for (const { tenant, fault } of failed) fail(`${tenant}: ${fault}`)
}

/** Makes web server and caches take notice. @returns the fault, which the next look makes good */
async function tellServers(folder: string, { reload, purge }: PullFlags): Promise<string | undefined> {
  if (reload === undefined && purge === undefined) return undefined
  try {
    await tellSwitches(openDisk(), folder, async (tenants) => {
      if (reload !== undefined) await runCommand(reload)
      await purgeAll(openFolderStore(folder), tenants, purge)
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Longest pause between two looks in seconds: a timer that is set for weeks rings at once. */
const LONGEST_S = 24 * 60 * 60

/** Brings a store in a folder to what a bucket serves, once or again and again. */
export async function pullReleases(flags: PullFlags, terminal: Terminal): Promise<number> {
  if (!isBucketAddress(flags.store))
    throw new UserError('--store names the bucket that is followed, such as s3://releases/site.')
  const folder = storeFolder(findWorkspace(flags).root, flags.to)
  const every = flags.every === undefined ? undefined : Number(flags.every)
  if (every !== undefined && !(every > 0 && every <= LONGEST_S))
    throw new UserError(
      `--every is '${flags.every}': give a number of seconds, such as 5, and a day at most (${LONGEST_S}).`,
    )
  for (const cache of flags.purge ?? []) demandAddress('--purge', cache, 'http://10.0.0.7')
  const store = await openS3(flags.store)
  for (;;) {
    const { switched, failed } = await pull(store, folder, { keyFile: flags.verify }).catch(
      (error: unknown) => {
        // A timer goes on: the bucket may be back the next time.
        if (every === undefined || !(error instanceof UserError)) throw error
        return { switched: [], failed: [{ tenant: 'all brands', fault: error.message }] }
      },
    )
    const fault = await tellServers(folder, flags)
    const pulled = {
      switched,
      failed: fault === undefined ? failed : [...failed, { tenant: 'web server', fault }],
    }
    tell(terminal, pulled)
    if (every === undefined) {
      if (pulled.switched.length === 0 && pulled.failed.length === 0)
        terminal.line(`${folder} serves what ${store.address} says.`)
      terminal.json({ folder, ...pulled })
      return pulled.failed.length === 0 ? EXIT.done : EXIT.problems
    }
    await pause(every * 1000)
  }
}

/** Seconds between two looks of a server at its bucket. */
const LOOK_EVERY_S = 5

/**
 * Keeps a folder at what a bucket serves, until the signal. The first time is waited for; a bucket that is out of reach
 * later on is told once, and what is here is served meanwhile.
 * @param keyFile PEM file of the public key that releases have to be signed with
 */
export async function followBucket(
  address: string,
  folder: string,
  terminal: Terminal,
  signal: AbortSignal,
  keyFile?: string,
): Promise<void> {
  const store = await openS3(address)
  tell(terminal, await pull(store, folder, { keyFile }))
  const again = async () => {
    let before = ''
    while (!signal.aborted) {
      await pause(LOOK_EVERY_S * 1000, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      const { failed } = await pull(store, folder, { keyFile }).catch((error: unknown) => ({
        failed: [{ tenant: 'all brands', fault: error instanceof Error ? error.message : String(error) }],
      }))
      const faults = failed.map(({ tenant, fault }) => `${tenant}: ${fault}`).join('\n')
      if (faults !== before && faults !== '') terminal.note(terminal.color.yellow(`! ${faults}`))
      before = faults
    }
  }
  void again()
}
