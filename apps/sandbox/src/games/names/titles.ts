/**
 * Word lists for genres whose titles combine a game with a table, a league or a place; slots have themes
 * instead.
 */

export interface TitleParts {
  readonly first: readonly string[]
  readonly second: readonly string[]
  /** Third words, used when the pairs run out. */
  readonly third?: readonly string[]
}

/** Names of live games; the first word decides the table's felt. */
export const LIVE_GAMES = [
  'Baccarat',
  'Roulette',
  'Blackjack',
  'Sic Bo',
  'Dragon Tiger',
  'Game Show',
] as const
export const LIVE_ROOMS = [
  'Ruby',
  'Onyx',
  'Azure',
  'Ivory',
  'Saffron',
  'Garnet',
  'Opal',
  'Velvet',
  'Marble',
  'Riviera',
  'Salon Privé',
  'Club',
  'Speed',
  'Grand',
  'Imperial',
  'Pearl',
  'Cobalt',
  'Amber',
] as const

export const TABLE_TITLES: TitleParts = {
  first: [
    'Emerald',
    'Double',
    'Royal',
    'Lightning',
    'Classic',
    'Vegas Strip',
    'Lucky',
    'Perfect',
    'Triple',
    'European',
  ],
  second: [
    'Blackjack',
    'Roulette',
    'Baccarat',
    'Sic Bo',
    'Dragon Tiger',
    'Three Card',
    'Dice',
    'Plinko',
    'Mines',
    'Hi-Lo',
    'Keno',
    'Wheel',
    'Video Poker',
  ],
}

export const CRASH_TITLES: TitleParts = {
  first: ['Comet', 'Sky', 'Orbit', 'Jet', 'Rocket', 'Turbo', 'Solar', 'Balloon', 'Summit', 'Astro'],
  second: ['Climb', 'Rush', 'Line', 'Escape', 'Run', 'Burst'],
}

export const SCRATCH_TITLES: TitleParts = {
  first: [
    'Gold',
    'Cherry',
    'Lucky',
    'Diamond',
    'Treasure',
    'Cash',
    'Star',
    'Clover',
    'Piggy',
    'Neon',
    'Silver',
  ],
  second: [
    'Foil',
    'Scratch',
    'Reveal',
    'Peel',
    'Match Three',
    'Instant',
    'Ticket',
    'Card',
    'Scratcher',
    'Tabs',
  ],
}

export const BINGO_TITLES: TitleParts = {
  first: [
    'Ballroom',
    'Seaside',
    'Carnival',
    'Tropical',
    'Disco',
    'Village',
    'Rainbow',
    'Pirate',
    'Jungle',
    'Midnight',
    'Golden',
    'Winter',
  ],
  second: ['Bingo 75', 'Bingo 90', 'Bingo 30', 'Video Bingo', 'Bingo Blast'],
}

export const FISH_TITLES: TitleParts = {
  first: [
    'Coral',
    'Golden',
    'Deep',
    'Dragon',
    'Abyssal',
    'Monsoon',
    'Treasure',
    'Tidal',
    'Electric',
    'Royal',
    'Thunder',
    'Sunken',
  ],
  second: [
    'Reef',
    'Harpoon',
    'Ocean King',
    'Fishing',
    'Hunter',
    'Leviathan',
    'Angler',
    'Lagoon',
    'Kraken',
    'Shark Bay',
    'Trawler',
    'Fisherman',
  ],
}

export const POKER_TITLES: TitleParts = {
  first: [
    'Hold’em',
    'Omaha',
    'Teen Patti',
    'Rummy',
    'Big Two',
    'Thirteen',
    'Mahjong',
    'Pai Gow',
    'Bull Bull',
    'Short Deck',
    'Tiến Lên',
    'Andar Bahar',
  ],
  second: [
    'Rooftop',
    'Duel',
    'Palace',
    'Masters',
    'Club',
    'Saloon',
    'Express',
    'Lounge',
    'Parlour',
    'High Stakes',
    'Friends',
    'Sprint',
    'Pavilion',
    'Tournament',
    'Heads-Up',
  ],
}

export const COCKFIGHT_TITLES: TitleParts = {
  first: ['Redspur', 'Iron Spur', 'Dawn', 'Crimson', 'Golden Plume'],
  second: ['Arena', 'Ring', 'Derby', 'Cup'],
}

export const SPORTS_TITLES: TitleParts = {
  first: [
    'Football',
    'Basketball',
    'Tennis',
    'Cricket',
    'Ice Hockey',
    'Baseball',
    'Volleyball',
    'Horse Racing',
    'Greyhounds',
    'Rugby',
  ],
  second: ['Live', 'World League', 'Virtual Cup', 'Premier Series', 'Express', 'Outrights', 'In-Play'],
}

export const ESPORTS_TITLES: TitleParts = {
  first: [
    'Lane Kings',
    'Strike Zone',
    'Rift Masters',
    'Apex Grid',
    'Star Command',
    'Drift Nation',
    'Battle Dome',
    'Pixel Fighters',
    'Goal Rush FC',
    'Card Realms',
  ],
  second: ['Masters', 'Invitational', 'Pro League', 'Weekly Cup', 'Showdown', 'World Finals'],
}

export const LOTTERY_PLACES = [
  'Pacific',
  'Harbour',
  'Capital',
  'Summit',
  'River',
  'Garden',
  'Bridge',
  'Lagoon',
  'Highland',
  'Island',
  'Canyon',
  'Coral Bay',
  'Northern',
  'Southern',
  'Eastern',
  'Western',
  'Central',
  'Golden Coast',
  'Valley',
  'Peninsula',
  'Cedar',
  'Savannah',
] as const

/** Provinces with lottery draws, by region; the first draws for the whole north. */
export const VIETNAM_PROVINCES = [
  ['Miền Bắc', 'NORTH'],
  ['Hà Nội', 'NORTH'],
  ['Quảng Ninh', 'NORTH'],
  ['Bắc Ninh', 'NORTH'],
  ['Hải Phòng', 'NORTH'],
  ['Nam Định', 'NORTH'],
  ['Thái Bình', 'NORTH'],
  ['Đà Nẵng', 'CENTRAL'],
  ['Khánh Hòa', 'CENTRAL'],
  ['Huế', 'CENTRAL'],
  ['Phú Yên', 'CENTRAL'],
  ['Quảng Nam', 'CENTRAL'],
  ['Đắk Lắk', 'CENTRAL'],
  ['Bình Định', 'CENTRAL'],
  ['Quảng Trị', 'CENTRAL'],
  ['Gia Lai', 'CENTRAL'],
  ['Ninh Thuận', 'CENTRAL'],
  ['Quảng Ngãi', 'CENTRAL'],
  ['Kon Tum', 'CENTRAL'],
  ['TP.HCM', 'SOUTH'],
  ['Đồng Tháp', 'SOUTH'],
  ['Cà Mau', 'SOUTH'],
  ['Bến Tre', 'SOUTH'],
  ['Vũng Tàu', 'SOUTH'],
  ['Bạc Liêu', 'SOUTH'],
  ['Đồng Nai', 'SOUTH'],
  ['Cần Thơ', 'SOUTH'],
  ['Sóc Trăng', 'SOUTH'],
  ['Tây Ninh', 'SOUTH'],
  ['An Giang', 'SOUTH'],
  ['Bình Thuận', 'SOUTH'],
  ['Vĩnh Long', 'SOUTH'],
  ['Bình Dương', 'SOUTH'],
  ['Trà Vinh', 'SOUTH'],
  ['Long An', 'SOUTH'],
  ['Hậu Giang', 'SOUTH'],
  ['Bình Phước', 'SOUTH'],
  ['Tiền Giang', 'SOUTH'],
  ['Kiên Giang', 'SOUTH'],
  ['Đà Lạt', 'SOUTH'],
] as const

export type VietnamRegion = (typeof VIETNAM_PROVINCES)[number][1]
