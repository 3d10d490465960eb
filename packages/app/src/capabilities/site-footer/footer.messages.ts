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
    links: {
      id: 'footer.links',
      defaultMessage: 'About this site',
      description: "Name of the footer's links",
    },
    promotions: {
      id: 'footer.promotions',
      defaultMessage: 'Promotions',
      description: 'Heading of the promotions that the footer names',
    },
    allPromotions: {
      id: 'footer.allPromotions',
      defaultMessage: 'All promotions',
      description: 'Footer link, after a few promotions by name',
    },
    helpCentre: { id: 'footer.helpCentre', defaultMessage: 'Help centre', description: 'Footer link' },
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
      'Playing should stay fun. You can set limits, take a time-out or exclude yourself any time. Players must be {age, number} or older.',
    description: 'Responsible-gaming block; age is 18 or 21',
  }),
  text: defineMessage<{ readonly brand: string; readonly year: number }>({
    id: 'footer.text',
    defaultMessage: '© {year} {brand}. All rights reserved.',
    description: 'Last line of the footer',
  }),
}
