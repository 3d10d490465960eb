import { defineMessage, defineMessages } from 'react-intl'

export const homeMessages = {
  ...defineMessages({
    banners: { id: 'home.banners', defaultMessage: 'Offers', description: 'Name of the banner carousel' },
    noticesPause: {
      id: 'home.noticesPause',
      defaultMessage: 'Pause the announcements',
      description: 'Button that stops the moving line of announcements',
    },
    noticesPlay: {
      id: 'home.noticesPlay',
      defaultMessage: 'Play the announcements',
      description: 'Button that starts the moving line of announcements again',
    },
    jackpotPause: {
      id: 'home.jackpotPause',
      defaultMessage: 'Pause the jackpots',
      description: 'Button that stops the counting of the jackpots',
    },
    jackpotPlay: {
      id: 'home.jackpotPlay',
      defaultMessage: 'Resume the jackpots',
      description: 'Button that starts the counting of the jackpots again',
    },
    bannerPause: {
      id: 'home.bannerPause',
      defaultMessage: 'Pause the banners',
      description: 'Button that stops the carousel',
    },
    bannerPlay: {
      id: 'home.bannerPlay',
      defaultMessage: 'Play the banners',
      description: 'Button that starts the carousel again',
    },
    notices: {
      id: 'home.notices',
      defaultMessage: 'Announcements',
      description: 'Name of the line of moving announcements',
    },
    noNotice: {
      id: 'home.noNotice',
      defaultMessage: 'No announcements right now',
      description: 'The line of announcements is empty',
    },
    guestBody: {
      id: 'home.guestBody',
      defaultMessage: 'Log in to play, keep favourites and see your balance.',
      description: 'Under the heading of the card for visitors',
    },
    logIn: { id: 'home.logIn', defaultMessage: 'Log in', description: 'Button that leads to the login page' },
    register: {
      id: 'home.register',
      defaultMessage: 'Register',
      description: 'Button that leads to registration',
    },
    trial: {
      id: 'home.trial',
      defaultMessage: 'Demo',
      description: 'Mark beside the name of a free-trial player',
    },
    shortcuts: {
      id: 'home.shortcuts',
      defaultMessage: 'Shortcuts',
      description: 'Name of the round shortcuts for screen readers',
    },
    deposit: { id: 'home.deposit', defaultMessage: 'Deposit', description: 'Round shortcut' },
    withdraw: { id: 'home.withdraw', defaultMessage: 'Withdrawal', description: 'Round shortcut' },
    rewards: {
      id: 'home.rewards',
      defaultMessage: 'Rewards',
      description: 'Round shortcut to the reward center',
    },
    service: {
      id: 'home.service',
      defaultMessage: 'Service',
      description: 'Round shortcut to customer service',
    },
    cashback: { id: 'home.cashback', defaultMessage: 'Cashback', description: 'Round shortcut' },
    points: { id: 'home.points', defaultMessage: 'Points', description: 'Round shortcut' },
    app: {
      id: 'home.app',
      defaultMessage: 'Get the app',
      description: 'Round shortcut to the app download page',
    },
    categories: {
      id: 'home.categories',
      defaultMessage: 'Game categories',
      description: 'Name of the category rail',
    },
    hot: { id: 'home.hot', defaultMessage: 'Hot games', description: 'Heading of a shelf' },
    favourites: {
      id: 'home.favourites',
      defaultMessage: 'My favourites',
      description: 'Heading of the shelf of favourites',
    },
    newGames: { id: 'home.newGames', defaultMessage: 'New games', description: 'Heading of a shelf' },
    continuePlaying: {
      id: 'home.continuePlaying',
      defaultMessage: 'Continue playing',
      description: 'Above the game that was played last, on home',
    },
    playNow: {
      id: 'home.playNow',
      defaultMessage: 'Play',
      description: 'Button beside the game played last',
    },
    live: {
      id: 'home.live',
      defaultMessage: 'Live now',
      description: 'Heading of the row of live models',
    },
    onAir: {
      id: 'home.onAir',
      defaultMessage: 'Live',
      description: 'Mark of a live model who is on air now',
    },
    lotteries: {
      id: 'home.lotteries',
      defaultMessage: 'Next draws',
      description: 'Heading of the lotteries that draw next',
    },
    latestDraws: {
      id: 'home.latestDraws',
      defaultMessage: 'Latest draws',
      description: 'Heading of the lottery results on home',
    },
    popupClose: {
      id: 'home.popupClose',
      defaultMessage: 'Close',
      description: 'Closes a popup of the operator',
    },
    popupFollow: {
      id: 'home.popupFollow',
      defaultMessage: 'Show me',
      description: 'Follows what a popup of the operator is about',
    },
    recent: { id: 'home.recent', defaultMessage: 'Played recently', description: 'Heading of a shelf' },
    boardGames: {
      id: 'home.boardGames',
      defaultMessage: 'Table games',
      description: 'Heading of the BG shelf',
    },
    contacts: {
      id: 'home.contacts',
      defaultMessage: 'Message us',
      description: 'Floating button that unfolds the links to messaging services',
    },
    contactsFold: {
      id: 'home.contactsFold',
      defaultMessage: 'Hide messaging links',
      description: 'Floating button that folds the links to messaging services again',
    },
    more: { id: 'home.more', defaultMessage: 'More', description: 'Link from a shelf to the whole list' },
    search: {
      id: 'home.search',
      defaultMessage: 'Search games',
      description: 'Name and placeholder of the search box',
    },
    searchClear: {
      id: 'home.searchClear',
      defaultMessage: 'Clear search',
      description: 'Button inside the search box',
    },
    nothingFound: {
      id: 'home.nothingFound',
      defaultMessage: 'No game found',
      description: 'The search has no result',
    },
    nothingFoundDetail: {
      id: 'home.nothingFoundDetail',
      defaultMessage: 'Try another spelling or browse the categories.',
      description: 'Under the heading of an empty search',
    },
    noFavourites: {
      id: 'home.noFavourites',
      defaultMessage: 'No favourites yet',
      description: 'The shelf of favourites is empty',
    },
    noFavouritesDetail: {
      id: 'home.noFavouritesDetail',
      defaultMessage: 'Tap the heart on a game to keep it here.',
      description: 'Under the heading of an empty shelf of favourites',
    },
    showAll: { id: 'home.showAll', defaultMessage: 'View all games', description: 'Button of an empty list' },
    jackpot: { id: 'home.jackpot', defaultMessage: 'Jackpot', description: 'Heading of the jackpot board' },
    winners: {
      id: 'home.winners',
      defaultMessage: 'Latest wins',
      description: 'Heading of the winner board',
    },
    invite: {
      id: 'home.invite',
      defaultMessage: 'Invite friends',
      description: 'Heading of the invite banner',
    },
    inviteClaim: {
      id: 'home.inviteClaim',
      defaultMessage: 'Claim',
      description: 'Button of the invite banner',
    },
    promotions: {
      id: 'home.promotions',
      defaultMessage: 'Promotions',
      description: 'Heading of the current promotions on home',
    },
    vendors: {
      id: 'home.vendors',
      defaultMessage: 'Studios',
      description: 'Heading above the vendors of a category',
    },
  }),
  bannerOf: defineMessage<{ readonly count: number; readonly number: number }>({
    id: 'home.bannerOf',
    defaultMessage: 'Banner {number, number} of {count, number}',
    description: 'Name of one slide of the carousel, for screen readers',
  }),
  guestTitle: defineMessage<{ readonly brand: string }>({
    id: 'home.guestTitle',
    defaultMessage: 'Welcome to {brand}',
    description: "Heading of the card that asks a visitor to log in; brand is the site's name",
  }),
  rewardsWaiting: defineMessage<{ readonly count: number }>({
    id: 'home.rewardsWaiting',
    defaultMessage: '{count, plural, one {# reward to claim} other {# rewards to claim}}',
    description: 'Badge of the rewards shortcut, for screen readers',
  }),
  gamesCount: defineMessage<{ readonly count: number }>({
    id: 'home.gamesCount',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
    description: 'How many games a vendor has',
  }),
}

/** Names of the jackpots, smallest first. */
export const jackpotMessages = defineMessages({
  MINI: { id: 'home.jackpot.MINI', defaultMessage: 'Mini', description: 'The smallest jackpot' },
  MINOR: { id: 'home.jackpot.MINOR', defaultMessage: 'Minor', description: 'The second jackpot' },
  MAJOR: { id: 'home.jackpot.MAJOR', defaultMessage: 'Major', description: 'The third jackpot' },
  GRAND: { id: 'home.jackpot.GRAND', defaultMessage: 'Grand', description: 'The largest jackpot' },
})
