/** True for a body with files, which cannot be JSON. */
function holdsFiles(body: object): boolean {
  return Object.values(body).some((value) =>
    Array.isArray(value) ? value.some((item) => item instanceof Blob) : value instanceof Blob,
  )
}

/** The fields of a form; a list becomes one field per item. Undefined ones are left out. */
function fieldsOf(body: object): [name: string, value: string | Blob][] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item): [string, string | Blob] => [name, item instanceof Blob ? item : String(item)]),
  )
}

function asMultipart(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of fieldsOf(body)) form.append(name, value)
  return form
}

/** Body serialiser of openapi-fetch: JSON, or multipart when there are files in it. */
export function writeBody(body: unknown): string | FormData {
  if (body instanceof FormData) return body
  const files = typeof body === 'object' && body !== null && holdsFiles(body)
  return files ? asMultipart(body) : JSON.stringify(body)
}

/** Converts a JSON request to the form encoding that its call takes. */
export async function asFormRequest(request: Request, kind: 'form' | 'upload'): Promise<Request> {
  const fields = fieldsOf((await request.clone().json()) as object)
  const headers = new Headers(request.headers)
  // The new body sets its own content type, with the boundary of its parts.
  headers.delete('Content-Type')
  const body = kind === 'form' ? new URLSearchParams() : new FormData()
  for (const [name, value] of fields) body.append(name, String(value))
  return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
}
