import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'

import type { DrawPicture, PictureFinding } from '@livery/tenant'

/** Version of the rules, part of the cache key: raise it when `paint.ts` judges differently. */
const RULES = 1
/** Time for one picture; a logo takes milliseconds. */
const MOST_MS = 2000

interface Answer {
  readonly ready?: boolean
  readonly flaw?: PictureFinding
}

/** A program that draws one picture after the other. */
interface Painter {
  readonly draw: DrawPicture
}

const ended: PictureFinding = {
  code: 'asset-kind',
  found: 'a picture that ends the drawing program',
  expected: 'a picture that can be drawn',
}
const endless: PictureFinding = {
  code: 'asset-size',
  found: `a picture that takes longer than ${MOST_MS / 1000} s to draw`,
  expected: 'one that is drawn at once: fewer repetitions and filters',
}

/** Starts the program and waits until it can draw. @throws when it does not start */
function start(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'paintProcess.ts'), {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // An idle program does not keep the command alive, and ends with it.
  child.unref()
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) =>
      reject(new Error(`The drawing program ended with ${code} before it was ready.`)),
    )
  })
}

function answered(child: ChildProcess, name: string, bytes: Buffer): Promise<PictureFinding | undefined> {
  return new Promise((resolve) => {
    child.channel?.ref()
    const finish = (flaw: PictureFinding | undefined) => {
      clearTimeout(timer)
      child.channel?.unref()
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(flaw)
    }
    const onMessage = ({ flaw }: Answer) => finish(flaw)
    const onExit = () => finish(ended)
    const timer = setTimeout(() => {
      child.off('exit', onExit)
      child.kill('SIGKILL')
      finish(endless)
    }, MOST_MS)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send({ name, bytes }, (error) => {
      if (error !== null) finish(ended)
    })
  })
}

function createPainter(): Painter {
  let child: Promise<ChildProcess> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const draw: DrawPicture = async (name, bytes) => {
    child ??= start()
    const ready = await child
    const flaw = await answered(ready, name, bytes)
    // A stopped program is replaced by the next picture.
    if (!ready.connected || ready.killed) child = undefined
    return flaw
  }
  return {
    draw: (name, bytes) => {
      const mine = last.then(() => draw(name, bytes))
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

/** One program for all checks of this process. */
let painter: Painter | undefined
const known = new Map<string, Promise<PictureFinding | undefined>>()

/**
 * Draws each picture once, in a program of its own with a limit of time. Pictures that were drawn before are
 * remembered by their content.
 * @param cache folder that outlives the process; absent, only this process remembers
 */
export function pictureDrawer(cache?: string): DrawPicture {
  const folder = cache === undefined ? undefined : join(cache, 'drawn')
  return (name, bytes) => {
    const key = createHash('sha256')
      .update(`${RULES} ${extname(name)} `)
      .update(bytes)
      .digest('hex')
      .slice(0, 32)
    const before = known.get(key)
    if (before !== undefined) return before
    const mark = folder === undefined ? undefined : join(folder, key)
    const drawing = async () => {
      if (mark !== undefined && existsSync(mark)) return undefined
      painter ??= createPainter()
      const flaw = await painter.draw(name, bytes)
      if (flaw === undefined && folder !== undefined && mark !== undefined) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(mark, '')
      }
      return flaw
    }
    const drawn = drawing()
    known.set(key, drawn)
    return drawn
  }
}
