import { expect, it } from 'vitest'

import { UserError } from '../terminal/userError.ts'
import { s3Error } from './s3Error.ts'

const answered = (name: string, httpStatusCode: number) =>
  Object.assign(new Error('x'), { name, $metadata: { httpStatusCode } })

it.each([
  [new Error('Region is missing'), 'set AWS_REGION'],
  [answered('PermanentRedirect', 301), 'The bucket is in another region'],
  [Object.assign(new Error('x'), { code: 'EAI_AGAIN' }), 'The server cannot be found'],
  [answered('InternalError', 500), 'The server answers with 500: look at what it reports'],
  [answered('ExpiredToken', 400), 'The credentials have expired'],
])('%s is told in words, with the store', (error, said) => {
  const told = s3Error(error, 's3://releases/site')
  expect(told).toBeInstanceOf(UserError)
  expect((told as Error).message).toContain(said)
  expect((told as Error).message).toContain('s3://releases/site')
})

it('a fault of livery is no answer of a server', () => {
  const fault = new TypeError('x is undefined')
  expect(s3Error(fault, 's3://releases')).toBe(fault)
})
