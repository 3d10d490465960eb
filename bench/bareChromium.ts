import { launch, type CDPSession } from 'puppeteer-core'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'

/** A tab spoken to through the browser's protocol alone. */
export interface BareTab {
  /** Commands and events of the protocol. Only what a script enables is reported. */
  readonly session: CDPSession
  /** Runs a function in the page with arguments that JSON can carry, and waits for what it promises. */
  readonly run: <Args extends readonly unknown[], Result>(
    of: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
}

/**
 * A Chromium that reports nothing by itself. A driver that knows of every request and every script has the browser tell
 * it of them: each picture that a flung list shows again then costs the page a message, which no phone pays for.
 * Frames are measured here: Puppeteer enables nothing on a target that it makes no page of.
 */
export async function bareChromium(viewport: {
  readonly width: number
  readonly height: number
}): Promise<BareTab & AsyncDisposable> {
  const browser = await launch({
    executablePath: chromiumLaunch.executablePath,
    args: [...chromiumLaunch.args, '--headless=new', 'about:blank'],
    // Its own flags change how a page in the background is treated, and with it what is measured.
    ignoreDefaultArgs: true,
    defaultViewport: null,
  })
  await using started = new AsyncDisposableStack()
  started.defer(() => browser.close())
  const target = await browser.waitForTarget((each) => each.type() === 'page')
  const session = await target.createCDPSession()
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: true,
  })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const stack = started.move()
  return { session, run: runIn(session), [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const runIn =
  (session: CDPSession): BareTab['run'] =>
  async <Args extends readonly unknown[], Result>(
    of: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: `(${of.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as Result
  }
