import type { Usage } from '../../testing/usage.ts'

export const usage: Usage = {
  when: ['A win above its stake, a new level, a first deposit: once, when it has happened'],
  whenNot: [
    'A stake, a loss, or a return of at most the stake: they are never celebrated',
    'At a limit or in a time-out: nothing celebrates play there',
    'A saved setting or a sent form: use `Toast`',
  ],
  limits: [
    'Title: up to three words',
    'Subject: a sum or a level, on one line',
    'Detail: one line of small text',
  ],
}
