import { defineMessages } from 'react-intl'

export const statusMessages = defineMessages({
  maintenanceTitle: {
    id: 'status.maintenanceTitle',
    defaultMessage: 'The platform is under maintenance…',
    description: 'Heading of the maintenance page',
  },
  maintenanceBody: {
    id: 'status.maintenanceBody',
    defaultMessage: 'We are performing a system maintenance. Your balance and your open bets are safe.',
    description: 'Maintenance page, when the operator left no words of their own',
  },
  regionTitle: {
    id: 'status.regionTitle',
    defaultMessage: 'Not available where you are',
    description: 'Heading of the page for visitors from a restricted region',
  },
  regionBody: {
    id: 'status.regionBody',
    defaultMessage: 'You are not allowed to access the site from your location.',
    description: 'Page for visitors from a restricted region',
  },
  unknownTitle: {
    id: 'status.unknownTitle',
    defaultMessage: 'Service unavailable',
    description: 'Heading of the page shown when the site does not know how things stand',
  },
  unknownBody: {
    id: 'status.unknownBody',
    defaultMessage: 'Please try again in a moment.',
    description: 'Page shown when the site does not know how things stand',
  },
  ip: {
    id: 'status.ip',
    defaultMessage: 'Your IP address',
    description: 'Label of a fact for customer service',
  },
  country: {
    id: 'status.country',
    defaultMessage: 'Your country',
    description: 'Label of a fact for customer service',
  },
  retry: {
    id: 'status.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks how things stand now',
  },
})
