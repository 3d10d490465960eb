import { defineMessage, defineMessages } from 'react-intl'

export const agentMessages = {
  ...defineMessages({
    views: { id: 'agent.views', defaultMessage: 'Your team', description: 'Name of the tabs' },
    overview: { id: 'agent.overview', defaultMessage: 'Overview', description: 'Tab' },
    profitLoss: {
      id: 'agent.profitLoss',
      defaultMessage: 'Profit and loss',
      description: 'Tab: what each of the team won and lost',
    },
    downline: { id: 'agent.downline', defaultMessage: 'Members', description: 'Tab: who is in the team' },
    figures: {
      id: 'agent.figures',
      defaultMessage: 'Team figures',
      description: 'Name of the figures for screen readers',
    },
    commission: {
      id: 'agent.commission',
      defaultMessage: 'Your commission',
      description: 'Label of an amount',
    },
    members: { id: 'agent.members', defaultMessage: 'Members', description: 'Label of a count' },
    newMembers: {
      id: 'agent.newMembers',
      defaultMessage: 'New',
      description: 'Label of a count: new members',
    },
    activeMembers: {
      id: 'agent.activeMembers',
      defaultMessage: 'Active',
      description: 'Label of a count: members who played',
    },
    deposited: { id: 'agent.deposited', defaultMessage: 'Deposits', description: 'Label of an amount' },
    withdrawn: { id: 'agent.withdrawn', defaultMessage: 'Withdrawals', description: 'Label of an amount' },
    staked: { id: 'agent.staked', defaultMessage: 'Staked', description: 'Label of an amount' },
    won: { id: 'agent.won', defaultMessage: 'Won', description: 'Label of an amount' },
    promotions: {
      id: 'agent.promotions',
      defaultMessage: 'Bonuses',
      description: 'Label of an amount: promotions and rewards',
    },
    net: {
      id: 'agent.net',
      defaultMessage: 'Team net loss',
      description:
        'Label of an amount: what the team staked less what it won and was given as bonuses, so that it is below zero where the team gained',
    },
    member: { id: 'agent.member', defaultMessage: 'Member', description: 'Column: a user name' },
    earnings: {
      id: 'agent.earnings',
      defaultMessage: 'Pay and revenue share',
      description: 'Heading of a table of payments to the agent',
    },
    noEarnings: {
      id: 'agent.noEarnings',
      defaultMessage: 'Nothing was paid in this period.',
      description: 'In place of that table',
    },
    earnedFor: {
      id: 'agent.earnedFor',
      defaultMessage: 'Period',
      description: 'Column: the time that a wage or dividend was paid for',
    },
    contract: {
      id: 'agent.contract',
      defaultMessage: 'Contract',
      description: 'Column: the kind of contract that paid, such as daily wage',
    },
    basis: {
      id: 'agent.basis',
      defaultMessage: 'Turnover or loss',
      description: 'Column: the sum of the team that the rate was taken of',
    },
    rate: { id: 'agent.rate', defaultMessage: 'Rate', description: 'Column: a percentage' },
    paid: { id: 'agent.paid', defaultMessage: 'Paid', description: 'Column: an amount' },
    link: {
      id: 'agent.link',
      defaultMessage: 'Registration link',
      description: 'Heading, and label of the link that brings members into the team',
    },
    linkText: {
      id: 'agent.linkText',
      defaultMessage: 'Anyone who registers with this link joins your team.',
      description: 'Under that heading',
    },
    contracts: { id: 'agent.contracts', defaultMessage: 'Contracts', description: 'Heading of a list' },
    invite: {
      id: 'agent.invite',
      defaultMessage: 'Invite friends',
      description: 'Row that leads to the referral',
    },
    search: { id: 'agent.search', defaultMessage: 'Username', description: 'Name of a search box' },
    clear: { id: 'agent.clear', defaultMessage: 'Clear', description: 'Empties the search box' },
    balance: {
      id: 'agent.balance',
      defaultMessage: 'Team balance',
      description: 'Label of an amount',
    },
    wholeTeam: {
      id: 'agent.wholeTeam',
      defaultMessage: 'Whole team',
      description: 'Button that leads from those under a member back to all',
    },
    nobody: {
      id: 'agent.nobody',
      defaultMessage: 'Nobody here yet',
      description: 'Heading of an empty team',
    },
    nobodyDetail: {
      id: 'agent.nobodyDetail',
      defaultMessage: 'Share your link to build your team.',
      description: 'Under the heading of an empty team',
    },
    notFound: {
      id: 'agent.notFound',
      defaultMessage: 'No one with that name in your team',
      description: 'Heading: the search found nobody',
    },
  }),
  under: defineMessage<{ readonly name: string }>({
    id: 'agent.under',
    defaultMessage: '{name}’s team',
    description: 'Heading: the members that this one brought, and those they brought',
  }),
  joined: defineMessage<{ readonly level: number; readonly date: string }>({
    id: 'agent.joined',
    defaultMessage: 'Level {level, number} · since {date}',
    description: 'Second line of a member: distance from the agent, and the day of registration',
  }),
  memberCount: defineMessage<{ readonly count: number }>({
    id: 'agent.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'Beside a member who has a team of their own: how many are under them',
  }),
}
