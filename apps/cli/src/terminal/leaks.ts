import type { LeakError } from '../build/refusedBrand.ts'
import { describeLeak } from '../stamp/leakScan.ts'
import type { Terminal } from './terminal.ts'

/** Prints why a brand was not built: the data of other brands that its bundle would contain. */
export function printLeak(terminal: Terminal, { tenant, leaks }: LeakError): void {
  terminal.fail(`${tenant} was not built: it would contain other brands' data.`)
  for (const leak of leaks) terminal.note(`  ${describeLeak(leak)}`)
}
