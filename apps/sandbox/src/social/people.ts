/** Invented person with an account at the identity provider. */
export interface Person {
  readonly subject: string
  readonly name: string
  readonly email: string
}

/** People to choose from on the identity provider's page. */
export const PEOPLE: readonly Person[] = [
  { subject: 'p-1001', name: 'Alex Borg', email: 'alex.borg@example.com' },
  { subject: 'p-1002', name: 'Linh Tran', email: 'linh.tran@example.com' },
  { subject: 'p-1003', name: 'Sofia Marin', email: 'sofia.marin@example.com' },
]

export const personOf = (subject: string): Person | undefined =>
  PEOPLE.find((person) => person.subject === subject)
