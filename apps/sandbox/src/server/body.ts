import type { FastifyRequest } from 'fastify'

import type { Call, CallChecks } from '../contract/index.ts'
import { Failure, fail } from '../failure.ts'
import { uncleanText } from './cleanText.ts'
import { knownFailure } from './failureOf.ts'
import { refuse } from './refuse.ts'
import type { UploadedFile } from './uploadedFile.ts'

/**
 * Reads and checks a call's body.
 *
 * @throws Failure 400 `request.invalid`, 413 `request.too_large`, 415 `request.media_type`
 */
export async function readBody(request: FastifyRequest, call: Call, checks: CallChecks): Promise<unknown> {
  if (!call.body) return undefined
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const empty = request.body === undefined || request.body === null
  if (empty && !request.isMultipart()) {
    if (call.body.required) refuse({ body: 'required' })
    return undefined
  }
  if (!call.body.media.has(mediaType)) {
    fail(415, 'request.media_type', {
      message: `This call takes ${[...call.body.media.keys()].join(' or ')}.`,
    })
  }
  const body = request.isMultipart() ? await readParts(request).catch(refuseParts) : request.body
  refuse(uncleanText(body))
  refuse(checks.body(mediaType, withoutFiles(body)))
  return body
}

/** Reads a multipart body: a field becomes its text, a file field the list of its files. */
async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      // Of two values a check might see one, and a handler the other.
      if (Object.hasOwn(body, part.fieldname)) refuse({ [part.fieldname]: 'type' })
      body[part.fieldname] = part.value
      continue
    }
    const file: UploadedFile = {
      filename: part.filename,
      mediaType: part.mimetype,
      bytes: await part.toBuffer(),
    }
    const before = body[part.fieldname]
    body[part.fieldname] = Array.isArray(before) ? [...before, file] : [file]
  }
  return body
}

/**
 * Refuses a multipart body that cannot be read: cut off, without a boundary, with too many or too large parts.
 * Its parsers throw errors of several libraries, not all with a status.
 * @throws Failure 413 `request.too_large`, 400 `request.invalid`
 */
function refuseParts(error: unknown): never {
  const known = knownFailure(error)
  if (known?.status === 413) throw known
  throw new Failure(400, 'request.invalid', 'The parts of the body cannot be read.', {
    fields: { body: 'format' },
  })
}

/** Copy of a multipart body for JSON Schema, with files replaced by strings. */
function withoutFiles(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(fileAsText) : value]),
  )
}

function fileAsText(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'bytes' in item ? '' : item
}
