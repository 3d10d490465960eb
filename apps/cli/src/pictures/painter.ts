import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import module from 'node:module'
import { dirname, extname, join } from 'node:path'

import { LARGEST_SIDE, type DrawPicture, type PictureFinding, type Surface } from '@livery/tenant'

import { MOST_WORK_MS, type PaintAnswer, type PaintOrder } from './paintOrder.ts'

/** Version of the rules, part of the cache key: raise it when `paint.ts` judges differently. */
const RULES = 3
/** Time after which a program is taken for dead, with room for a machine on which it hardly gets a turn. */
const MOST_MS = 120_000

/** File of the cache that names what was drawn. */
const DRAWN = 'drawn.txt'

/** Pictures that wait in the program, so that it is never idle between two. */
const MOST_SENT = 64

const ended: PictureFinding = {
  code: 'asset-kind',
  found: 'a picture that ends the drawing program',
  expected: 'a picture that can be drawn',
}
const endless: PictureFinding = {
  code: 'asset-size',
  found: `a picture that takes more than ${MOST_WORK_MS / 1000} s of processor time to draw`,
  expected: 'one that is drawn at once: fewer repetitions and filters',
}

/** Picture that waits to be drawn. */
interface Order {
  readonly name: string
  readonly bytes: Buffer
  readonly surfaces: readonly Surface[] | undefined
  readonly done: (flaw: PictureFinding | undefined) => void
  readonly failed: (error: unknown) => void
}

/** Starts the program and waits until it can draw. @throws when it does not start */
function start(): Promise<ChildProcess> {
  const compiled = module.getCompileCacheDir?.()
  const child = fork(join(import.meta.dirname, 'paintProcess.ts'), {
    execArgv: [],
    env: { ...process.env, ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) =>
      reject(new Error(`The drawing program ended with ${code} before it was ready.`)),
    )
  })
}

/** Draws one picture after the other; a program that one of them stops is replaced for those behind it. */
class Painter {
  #child: ChildProcess | undefined
  #starting = false
  #waiting: Order[] = []
  #sent: Order[] = []
  #timer: NodeJS.Timeout | undefined

  draw(name: string, bytes: Buffer, surfaces?: readonly Surface[]): Promise<PictureFinding | undefined> {
    return new Promise((done, failed) => {
      this.#waiting.push({ name, bytes, surfaces, done, failed })
      // One message carries the pictures of all brands that are read in this turn.
      if (this.#waiting.length === 1) setImmediate(() => this.#send())
    })
  }

  /** Starts the program before the first picture is known, which takes as long as reading a hundred brands. */
  prepare(): void {
    if (this.#child === undefined && !this.#starting) void this.#start()
  }

  #send(): void {
    const child = this.#child
    if (child === undefined) {
      if (!this.#starting) void this.#start()
      return
    }
    child.channel?.ref()
    const isIdle = this.#sent.length === 0
    const orders = this.#waiting.splice(0, MOST_SENT - this.#sent.length)
    this.#sent.push(...orders)
    if (isIdle && orders.length > 0) this.#watch()
    // A program that has just ended answers by its exit.
    if (orders.length > 0)
      child.send(
        orders.map(({ name, bytes, surfaces }): PaintOrder => ({
          name,
          bytes,
          surfaces,
          largestSide: LARGEST_SIDE,
        })),
        () => undefined,
      )
    // An idle program does not keep the command alive, and ends with it.
    if (this.#sent.length === 0) child.channel?.unref()
  }

  async #start(): Promise<void> {
    this.#starting = true
    try {
      const child = await start()
      child.unref()
      child.on('message', (answer: PaintAnswer) => {
        if ('isEndless' in answer) this.#end(child)
        else this.#answered(answer.flaw)
      })
      child.once('exit', () => this.#stopped(child, ended))
      this.#child = child
      this.#starting = false
      this.#send()
    } catch (error) {
      this.#starting = false
      for (const order of this.#waiting.splice(0)) order.failed(error)
    }
  }

  /** Ends an idle program, and waits until it is gone. */
  async close(): Promise<void> {
    const child = this.#child
    if (child === undefined || this.#sent.length > 0) return
    this.#child = undefined
    child.ref()
    const gone = once(child, 'exit')
    child.disconnect()
    await gone
  }

  /** Gives the first of the sent pictures its time, from now on. */
  #watch(): void {
    const child = this.#child
    this.#timer = setTimeout(() => {
      if (child !== undefined) this.#end(child)
    }, MOST_MS)
  }

  #end(child: ChildProcess): void {
    child.kill('SIGKILL')
    this.#stopped(child, endless)
  }

  #answered(flaw: PictureFinding | undefined): void {
    clearTimeout(this.#timer)
    this.#sent.shift()?.done(flaw)
    if (this.#sent.length > 0) this.#watch()
    // Half of them are left to draw while the next ones are on their way together.
    if (this.#sent.length <= MOST_SENT / 2) this.#send()
  }

  /** Blames the picture that was being drawn; those behind it are drawn by another program. */
  #stopped(child: ChildProcess, flaw: PictureFinding): void {
    if (this.#child !== child) return
    clearTimeout(this.#timer)
    this.#child = undefined
    this.#sent.shift()?.done(flaw)
    this.#waiting.unshift(...this.#sent.splice(0))
    if (this.#waiting.length > 0) this.#send()
  }
}

/** One program for all checks of this process that run at a time. */
let painter: Painter | undefined
const known = new Map<string, Promise<PictureFinding | undefined>>()

/** Pictures that were drawn before, as lines of a file. One that cannot be written only costs time. */
function drawnMarks(file: string) {
  let drawn: Set<string> | undefined
  let descriptor: number | undefined
  const open = () => {
    mkdirSync(dirname(file), { recursive: true })
    return openSync(file, 'a')
  }
  return {
    has: (key: string): boolean => {
      drawn ??= new Set(linesOf(file))
      return drawn.has(key)
    },
    add: (key: string): void => {
      try {
        descriptor ??= open()
        // One short line at the end of a file: several processes may add theirs at a time.
        writeSync(descriptor, `${key}\n`)
      } catch {
        // The next check draws it again.
      }
    },
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/**
 * Draws each picture once, in a program of its own with a limit of processor time. Pictures that were drawn before are
 * remembered by their content.
 * @param cache folder that outlives the process; absent, only this process remembers
 */
export function pictureDrawer(cache?: string): DrawPicture {
  const marks = cache === undefined ? undefined : drawnMarks(join(cache, DRAWN))
  return (name, bytes, surfaces = []) => {
    const key = createHash('sha256')
      .update(`${RULES} ${extname(name)} ${JSON.stringify(surfaces)}\0`)
      .update(bytes)
      .digest('hex')
      .slice(0, 32)
    const before = known.get(key)
    if (before !== undefined) return before
    const drawing = async () => {
      if (marks?.has(key) === true) return undefined
      painter ??= new Painter()
      const flaw = await painter.draw(name, bytes, surfaces)
      if (flaw === undefined) marks?.add(key)
      return flaw
    }
    const drawn = drawing()
    known.set(key, drawn)
    return drawn
  }
}

/**
 * Starts the program that draws when nothing was drawn before, so that it is ready for the first picture.
 * @param cache folder of what was drawn
 */
export function prepareDrawing(cache: string): void {
  if (existsSync(join(cache, DRAWN))) return
  painter ??= new Painter()
  painter.prepare()
}

/** Ends the program that draws, when it is idle: what comes after a check needs its memory. */
export async function endDrawing(): Promise<void> {
  await painter?.close()
}
