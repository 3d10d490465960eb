import { createHash } from 'node:crypto'
import { statSync, type Stats } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compress = promisify(gzip)
const pack = promisify(brotliCompress)
/** Quality of brotli copies that a visitor waits for, once for each content: the build's of home have the same. */
const QUALITY = 9

/** Bytes of a file as they are sent. */
export interface Content {
  readonly body: Buffer
  /** Names these bytes, in any folder and on any machine: an ETag without its quotes. */
  readonly tag: string
}

/** Contents of files, kept in memory as long as there is room. */
export interface Contents {
  /**
   * Content of a file.
   * @param sha256 hash that it must have; absent, any
   * @returns undefined when there is no such file or it has another hash
   */
  readonly read: (file: string, sha256?: string) => Promise<Content | undefined>
  /** A content that is made from another one, once. */
  readonly derive: (
    content: Content,
    what: string,
    make: (body: Buffer) => Promise<Buffer> | Buffer,
  ) => Promise<Content>
}

export interface ContentOptions {
  /** Bytes that are kept at most; the longest unused content goes first. */
  readonly room?: number
  /** Called for each file with a wrong hash, once for each of its states. */
  readonly onDamage?: ((file: string) => void) | undefined
}

const USUAL_ROOM = 192 * 1024 ** 2
/** Length of a tag: as good as unique among the files of a site. */
const TAG_LETTERS = 22

/** State of a file on disk: differs when its content was changed. */
const stateOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats) => `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`

const tagOf = (sha256: Buffer) => sha256.toString('base64url').slice(0, TAG_LETTERS)

/** gzip copy of a content, for those that do not take brotli: browsers without TLS, tools, old proxies. */
export function gzipped({ derive }: Contents, content: Content): Promise<Content> {
  return derive(content, 'gzip', (body) => compress(body))
}

/** Brotli copy of a content that the build could not make: a page that was changed on its way out. */
export function brotlied({ derive }: Contents, content: Content): Promise<Content> {
  return derive(content, 'br', (body) =>
    pack(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  )
}

/**
 * Memory of contents by what they are: files that brands share are read once. A file whose hash is known is compared
 * with it when it is read, and what is sent are the bytes that were compared.
 */
export function openContents({ room = USUAL_ROOM, onDamage }: ContentOptions = {}): Contents {
  /** In the order of their last use. */
  const kept = new Map<string, Content>()
  const making = new Map<string, Promise<Content | undefined>>()
  const damaged = new Map<string, string>()
  let used = 0

  function keep(key: string, content: Content): void {
    if (content.body.length > room / 4) return
    kept.set(key, content)
    used += content.body.length
    for (const [oldest, { body }] of kept) {
      if (used <= room) return
      kept.delete(oldest)
      used -= body.length
    }
  }

  function remembered<T extends Content | undefined>(
    key: string,
    make: () => Promise<T>,
  ): Promise<T> | Content {
    const known = kept.get(key)
    if (known !== undefined) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    const others = making.get(key)
    if (others !== undefined) return others as Promise<T>
    const made = make()
      .then((content) => {
        if (content !== undefined) keep(key, content)
        return content
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  async function load(file: string, state: string, sha256: string | undefined): Promise<Content | undefined> {
    if (damaged.get(file) === state) return undefined
    const body = await readFile(file).catch(() => undefined)
    if (body === undefined) return undefined
    const hash = createHash('sha256').update(body).digest()
    if (sha256 === undefined || hash.toString('hex') === sha256) {
      damaged.delete(file)
      return { body, tag: tagOf(hash) }
    }
    damaged.set(file, state)
    onDamage?.(file)
    return undefined
  }

  return {
    read: async (file, sha256) => {
      const known = sha256 === undefined ? undefined : kept.get(sha256)
      if (known !== undefined) return remembered(sha256 ?? '', () => Promise.resolve(known))
      const info = statSync(file, { throwIfNoEntry: false })
      if (info?.isFile() !== true) return undefined
      const state = stateOf(info)
      return remembered(sha256 ?? state, () => load(file, state, sha256))
    },
    derive: async (content, what, make) => {
      const tag = `${content.tag}-${what}`
      return remembered(tag, async () => ({ body: await make(content.body), tag }))
    },
  }
}
