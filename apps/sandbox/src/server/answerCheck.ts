import { Readable } from 'node:stream'

import type { Call, CallChecks } from '../contract/index.ts'
import { Failure } from '../failure.ts'
import { type Answer, failureAnswer } from './answers.ts'
import { knownFailure } from './failureOf.ts'
import { PlannedFailure } from './gate.ts'
import type { RequestLog } from './requestLog.ts'

/** Answers of one call against the contract. */
export interface AnswerCheck {
  /** Violation of the contract by an answer, which is logged; undefined for an answer that conforms. */
  problemOf(body: unknown, status?: number): string | undefined
  /** Replaces an answer that violates the contract with a 500. The events of a stream are checked one by one. */
  allowed(answer: Answer, requestId: string): Answer
  /** Answer for an error: its refusal, or a 500 for one that nobody expected, which is logged. */
  failureOf(error: unknown, requestId: string): Answer
}

/** Check of a call's answers; what it finds goes into the log. */
export function answerCheck(call: Call, checks: CallChecks, log: RequestLog): AnswerCheck {
  function problemOf(body: unknown, status = 200): string | undefined {
    const problem = checks.answer(status, body)
    if (problem) log.violation(`${call.operationId} ${status}: ${problem}`)
    return problem
  }
  function allowed(answer: Answer, requestId: string): Answer {
    if (answer.body instanceof Readable || !problemOf(answer.body, answer.status)) return answer
    return failureAnswer(
      new Failure(500, 'server.error', 'The answer did not match the contract.'),
      requestId,
    )
  }
  function failureOf(error: unknown, requestId: string): Answer {
    const known = knownFailure(error)
    if (!known) console.error(`${call.operationId} ${requestId}`, error)
    const answer = failureAnswer(known, requestId)
    return error instanceof PlannedFailure ? answer : allowed(answer, requestId)
  }
  return { problemOf, allowed, failureOf }
}
