import { defineMessage, defineMessages } from 'react-intl'

export const footerMessages = {
  ...defineMessages({
    installIos: { id: 'footer.installIos', defaultMessage: 'iOS profile', description: 'Download button' },
    installAndroid: {
      id: 'footer.installAndroid',
      defaultMessage: 'Android app',
      description: 'Download button',
    },
    responsibleTitle: {
      id: 'footer.responsibleTitle',
      defaultMessage: 'Play responsibly',
      description: 'Heading of the responsible-gaming block',
    },
    responsibleLink: {
      id: 'footer.responsibleLink',
      defaultMessage: 'Limits and self-exclusion',
      description: 'Link to the responsible-gaming page',
    },
    help: {
      id: 'footer.help',
      defaultMessage: 'Help organisations',
      description: 'Name of the list of help organisations',
    },
    licenceCheck: {
      id: 'footer.licenceCheck',
      defaultMessage: 'Check this licence',
      description: "Link to the regulator's page of the licence",
    },
    links: {
      id: 'footer.links',
      defaultMessage: 'About this site',
      description: "Name of the footer's links",
    },
    promotions: { id: 'footer.promotions', defaultMessage: 'Promotions', description: 'Footer link' },
    helpCentre: { id: 'footer.helpCentre', defaultMessage: 'Help center', description: 'Footer link' },
    terms: { id: 'footer.terms', defaultMessage: 'User agreement', description: 'Footer link' },
    social: {
      id: 'footer.social',
      defaultMessage: 'Follow us',
      description: 'Name of the list of social links',
    },
  }),
  responsibleBody: defineMessage<{ readonly age: number }>({
    id: 'footer.responsibleBody',
    defaultMessage:
      'Playing should stay a pastime. You can set limits, take a break or exclude yourself at any time. Players must be {age} or older.',
    description: 'Responsible-gaming block; age is 18 or 21',
  }),
  licence: defineMessage<{
    readonly company: string
    readonly jurisdiction: string
    readonly number: string
  }>({
    id: 'footer.licence',
    defaultMessage: '{company} is licensed and regulated in {jurisdiction} under licence {number}.',
    description: 'Licence block of the footer',
  }),
  companyNumber: defineMessage<{ readonly number: string }>({
    id: 'footer.companyNumber',
    defaultMessage: 'Company number {number}',
    description: 'Licence block of the footer',
  }),
  age: defineMessage<{ readonly age: number }>({
    id: 'footer.age',
    defaultMessage: '{age}+',
    description: 'Age mark; age is 18 or 21',
  }),
  ageLabel: defineMessage<{ readonly age: number }>({
    id: 'footer.ageLabel',
    defaultMessage: 'For players aged {age} and over',
    description: 'Age mark, for screen readers',
  }),
  text: defineMessage<{ readonly brand: string; readonly year: number }>({
    id: 'footer.text',
    defaultMessage: '© {year} {brand}. All rights reserved.',
    description: 'Last line of the footer',
  }),
}

/** Jurisdictions as players read them, by the tenant's jurisdiction id. */
export const jurisdictionMessages = defineMessages({
  malta: { id: 'footer.jurisdiction.malta', defaultMessage: 'Malta', description: 'Name of a jurisdiction' },
  curacao: {
    id: 'footer.jurisdiction.curacao',
    defaultMessage: 'Curaçao',
    description: 'Name of a jurisdiction',
  },
  'great-britain': {
    id: 'footer.jurisdiction.great-britain',
    defaultMessage: 'Great Britain',
    description: 'Name of a jurisdiction',
  },
  pennsylvania: {
    id: 'footer.jurisdiction.pennsylvania',
    defaultMessage: 'Pennsylvania',
    description: 'Name of a jurisdiction',
  },
})
