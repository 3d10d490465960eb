import type { SwitchFlags } from '../flags.ts'
import type { ToSwitch } from '../release/releaseStore.ts'
import { demandAddress } from '../terminal/address.ts'
import { UserError } from '../terminal/userError.ts'
import { toldOf } from './told.ts'

/** Share of a canary in per cent; undefined without one. @throws {UserError} for what nginx cannot count */
export function readShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const share = Number(text.replace(/%$/, ''))
  // nginx counts shares in hundredths of a per cent.
  if (share > 0 && share < 100 && Number(share.toFixed(2)) === share) return share
  throw new UserError(`--canary is '${text}': give a share in per cent above 0 and below 100, such as 10.`)
}

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const keep = Number(text)
  if (Number.isInteger(keep) && keep >= 1) return keep
  throw new UserError(`--keep is '${text}': give a whole number from 1.`)
}

/** Circumstances of a switch. @throws {UserError} for a flag that would fail behind the switch */
export function optionsFor(flags: SwitchFlags): ToSwitch {
  for (const cache of flags.purge ?? []) demandAddress('--purge', cache, 'http://10.0.0.7')
  return { keyFile: flags.verify, keep: readKeep(flags.keep), ...toldOf(flags) }
}

/** Rising shares of the brands in per cent, of which the last is 100. @throws {UserError} for others */
export function readWaves(text: string | undefined): number[] {
  if (text === undefined) return [100]
  const shares = text.split(',').map((share) => Number(share.trim().replace(/%$/, '')))
  const isRising = shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 100)
  if (!isRising)
    throw new UserError(
      `--waves is '${text}': give rising shares of the brands in per cent, such as 5,25,100.`,
    )
  return shares.at(-1) === 100 ? shares : [...shares, 100]
}

/** Seconds that a web server has for its new releases. @throws {UserError} for what is no number */
export function readPatience(text: string): number {
  const seconds = Number(text)
  if (seconds >= 0) return seconds
  throw new UserError(`--patience is '${text}': give a number of seconds, such as 15.`)
}
