import { defineMessage, defineMessages } from 'react-intl'

/** Values that any text of the agreement may use. */
export type AgreementFacts = {
  /** Minimum age, 18 or 21, by the brand's licence. */
  readonly age: number
  readonly brand: string
  /** Registered name of the licensee. */
  readonly company: string
}

export const agreementMessages = {
  ...defineMessages({
    operator: {
      id: 'userAgreement.fact.operator',
      defaultMessage: 'Operator',
      description: 'Before the name of the company that holds the licence',
    },
    licence: {
      id: 'userAgreement.fact.licence',
      defaultMessage: 'Licence',
      description: 'Before the number of a licence',
    },
    account: {
      id: 'userAgreement.fact.account',
      defaultMessage: 'Licence account',
      description: 'Before the account number by which a public register knows the licensee',
    },
    regulator: {
      id: 'userAgreement.fact.regulator',
      defaultMessage: 'Regulator',
      description: 'Before the name of the authority that gave the licence',
    },
    jurisdiction: {
      id: 'userAgreement.fact.jurisdiction',
      defaultMessage: 'Jurisdiction',
      description: 'Before the name of a country or state',
    },
    age: {
      id: 'userAgreement.fact.age',
      defaultMessage: 'Minimum age',
      description: 'Before an age such as 18+',
    },
    limits: {
      id: 'userAgreement.limits',
      defaultMessage: 'Limits and self-exclusion',
      description: 'Link from the agreement to the responsible-gaming page',
    },
  }),
  intro: defineMessage<AgreementFacts>({
    id: 'userAgreement.intro',
    defaultMessage:
      'These are the terms between you and {company}, which runs {brand}. By opening an account you agree to them.',
    description: 'First paragraph of the user agreement; a brand words its own',
  }),
}
