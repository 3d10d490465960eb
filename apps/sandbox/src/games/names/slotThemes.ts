import type { Motif } from '../../art/motifs.ts'
import type { PaletteName } from '../../art/palettes.ts'

/** Theme of slot titles: its words, and the motifs and palettes of its tiles. */
export interface SlotTheme {
  palettes: readonly PaletteName[]
  adjectives: readonly string[]
  places: readonly string[]
  /** Nouns of titles by the motif that shows them. */
  nouns: Readonly<Partial<Record<Motif, readonly string[]>>>
}

/** Themes of slots. Each title uses one theme, so that its words, emblem and colours match. */
export const SLOT_THEMES: readonly SlotTheme[] = [
  {
    palettes: ['desert', 'royal', 'ember'],
    adjectives: ['Sunlit', 'Buried', 'Eternal', 'Sandstone', 'Desert', 'Sealed'],
    places: ['Thebes', 'Memphis', 'the Nile', 'Karnak', 'Sakkara'],
    nouns: {
      pyramid: ['Pyramid', 'Tomb', 'Dunes'],
      scarab: ['Scarab', 'Beetle'],
      sun: ['Sun Disc', 'Solar Barge'],
      eye: ['Watcher', 'Oracle Eye'],
    },
  },
  {
    palettes: ['ember', 'jade', 'crimson'],
    adjectives: ['Jade', 'Vermilion', 'Lucky', 'Imperial', 'Laughing', 'Twin'],
    places: ['the East Gate', 'Red River', 'Moon Harbour', 'the Ninth Hall', 'Silk Street'],
    nouns: {
      coin: ['Coins', 'Treasure', 'Fortune'],
      lantern: ['Lantern', 'Festival'],
      koi: ['Koi', 'Carp'],
      fan: ['Fan', 'Dancer'],
      tiger: ['Tiger', 'White Tiger'],
      flame: ['Dragon', 'Dragon Breath'],
    },
  },
  {
    palettes: ['candy', 'lime', 'crimson'],
    adjectives: ['Hot', 'Classic', 'Wild', 'Blazing', 'Juicy', 'Electric'],
    places: ['the Corner Bar', 'Main Street', 'Old Market'],
    nouns: {
      seven: ['Sevens', 'Triple Seven'],
      cherry: ['Cherry', 'Cherries'],
      bell: ['Bells', 'Ringers'],
      clover: ['Clover', 'Shamrock'],
      star: ['Stars', 'Star Fruit'],
      chili: ['Chili', 'Pepper'],
    },
  },
  {
    palettes: ['violet', 'ice', 'rose'],
    adjectives: ['Radiant', 'Crystal', 'Brilliant', 'Prism', 'Rare', 'Frosted'],
    places: ['the Deep Vault', 'Opal Bay', 'Mirror Lake', 'Glass Canyon'],
    nouns: {
      gem: ['Gems', 'Diamond', 'Sapphire'],
      crown: ['Crown', 'Queen', 'Regent'],
      snowflake: ['Snowfall', 'Winter'],
      heart: ['Hearts', 'Valentine'],
    },
  },
  {
    palettes: ['night', 'forest', 'ice'],
    adjectives: ['Silver', 'Howling', 'Midnight', 'Northern', 'Wild', 'Lone'],
    places: ['Black Pine', 'the North Ridge', 'Elk Valley', 'Stone Creek'],
    nouns: {
      wolf: ['Wolf', 'Wolf Pack'],
      bull: ['Buffalo', 'Thunder Herd'],
      eagle: ['Eagle', 'Hawk'],
      moon: ['Moonrise', 'Full Moon'],
      tree: ['Timber', 'Forest'],
    },
  },
  {
    palettes: ['ocean', 'desert', 'night'],
    adjectives: ['Sunken', 'Corsair', 'Salty', 'Stormy', 'Blackwater', 'Seven Seas'],
    places: ['Gallows Cay', 'the Drowned Isle', 'Parrot Bay', 'Cutlass Cove'],
    nouns: {
      anchor: ['Anchor', 'Harbour'],
      compass: ['Compass', 'Voyage'],
      swords: ['Cutlass', 'Boarders'],
      chest: ['Chest', 'Plunder', 'Doubloons'],
      trident: ['Trident', 'Sea King'],
    },
  },
  {
    palettes: ['ice', 'royal', 'forest'],
    adjectives: ['Iron', 'Raging', 'Frost', 'Ravenous', 'Fearless', 'Rune'],
    places: ['the Long Hall', 'Jotun Pass', 'the Frozen Fjord', 'Bifrost'],
    nouns: {
      helmet: ['Raider', 'Jarl', 'Shieldmaiden'],
      axe: ['Axe', 'Axe Throw'],
      shield: ['Shield Wall', 'Guard'],
      lightning: ['Thunder', 'Storm Hammer'],
    },
  },
  {
    palettes: ['royal', 'gold', 'ice'],
    adjectives: ['Divine', 'Marble', 'Golden', 'Immortal', 'Titan', 'Olympian'],
    places: ['the Summit', 'Delphi', 'Ithaca', 'the Agora'],
    nouns: {
      temple: ['Temple', 'Pantheon'],
      lightning: ['Bolt', 'Skyfather'],
      laurel: ['Laurel', 'Champions'],
      trident: ['Tides', 'Poseidon'],
      wings: ['Pegasus', 'Icarus'],
    },
  },
  {
    palettes: ['desert', 'ember', 'crimson'],
    adjectives: ['Dusty', 'Outlaw', 'Wanted', 'Gunsmoke', 'Rusty', 'High Noon'],
    places: ['Dry Gulch', 'Tombrock', 'Silver City', 'Coyote Pass'],
    nouns: {
      badge: ['Sheriff', 'Marshal', 'Deputy'],
      horseshoe: ['Mustang', 'Rodeo'],
      cactus: ['Canyon', 'Saloon'],
      pickaxe: ['Gold Mine', 'Prospector'],
      bull: ['Longhorn', 'Stampede'],
    },
  },
  {
    palettes: ['violet', 'forest', 'night'],
    adjectives: ['Enchanted', 'Whispering', 'Arcane', 'Witching', 'Spellbound', 'Hidden'],
    places: ['the Old Tower', 'Raven Wood', 'the Ninth Spell', 'Grimoire Lane'],
    nouns: {
      potion: ['Potion', 'Elixir', 'Alchemist'],
      orb: ['Orb', 'Fortune Teller'],
      book: ['Grimoire', 'Spellbook'],
      mushroom: ['Toadstool', 'Fairy Ring'],
      moon: ['Moonspell', 'Eclipse'],
    },
  },
  {
    palettes: ['night', 'violet', 'ocean'],
    adjectives: ['Cosmic', 'Stellar', 'Orbital', 'Zero-G', 'Galactic', 'Quantum'],
    places: ['Andara', 'Sector Nine', 'the Red Nebula', 'Outpost Vega'],
    nouns: {
      planet: ['Planets', 'Saturnia', 'Orbit'],
      rocket: ['Rocket', 'Launch'],
      star: ['Supernova', 'Starfield'],
      comet: ['Comet', 'Meteor Shower'],
    },
  },
  {
    palettes: ['forest', 'lime', 'gold'],
    adjectives: ['Lost', 'Ancient', 'Emerald', 'Overgrown', 'Roaring', 'Savage'],
    places: ['El Tesoro', 'the Canopy', 'Jaguar Falls', 'the Sun Gate'],
    nouns: {
      mask: ['Idol', 'Mask', 'Spirits'],
      tiger: ['Jaguar', 'Panther'],
      leaf: ['Jungle', 'Rainforest'],
      sun: ['Sun Stone', 'Sun Temple'],
      elephant: ['Elephant', 'Raja'],
    },
  },
  {
    palettes: ['candy', 'rose', 'lime'],
    adjectives: ['Sugar', 'Fizzy', 'Sticky', 'Sweet', 'Bubblegum', 'Sprinkle'],
    places: ['Lollipop Lane', 'Caramel Hill', 'Jelly Town'],
    nouns: {
      lollipop: ['Lollipops', 'Candy Shop', 'Pops'],
      heart: ['Sweethearts', 'Crush Hour'],
      honey: ['Honey', 'Beehive'],
      star: ['Gumdrops', 'Stardrops'],
    },
  },
  {
    palettes: ['ember', 'crimson', 'gold'],
    adjectives: ['Burning', 'Inferno', 'Molten', 'Ashen', 'Scorched', 'Flaming'],
    places: ['the Caldera', 'Ash Mountain', 'the Forge'],
    nouns: {
      flame: ['Flames', 'Inferno'],
      wings: ['Phoenix', 'Firebird'],
      skull: ['Devil', 'Hellraiser'],
      volcano: ['Volcano', 'Lava'],
    },
  },
  {
    palettes: ['rose', 'gold', 'violet'],
    adjectives: ['Velvet', 'Midnight', 'Grand', 'Neon', 'Diamond', 'Backstage'],
    places: ['the Lido', 'Opera Row', 'Boulevard Nine', 'Riviera'],
    nouns: {
      music: ['Jazz', 'Encore', 'Disco'],
      masquerade: ['Masquerade', 'Carnival'],
      rose: ['Roses', 'Cabaret'],
      crown: ['Royals', 'High Society'],
      cat: ['Alley Cats', 'Cat Burglar'],
    },
  },
  {
    palettes: ['night', 'ember', 'lime'],
    adjectives: ['Haunted', 'Creepy', 'Hollow', 'Bony', 'Cursed', 'Moonlit'],
    places: ['Crypt Hill', 'Gravestone Lane', 'Castle Mortis'],
    nouns: {
      pumpkin: ['Pumpkins', 'Harvest Night'],
      bat: ['Bats', 'Vampire'],
      skull: ['Bones', 'Crypt'],
      cat: ['Black Cat', 'Familiar'],
      orb: ['Seance', 'Poltergeist'],
    },
  },
]

/** Suffixes that make a title into a series. */
export const SLOT_SUFFIXES: readonly string[] = [
  'Deluxe',
  'Cascade',
  'Respin',
  'Rush',
  'Riches',
  'Link',
  'Wilds',
  'Ways',
  'Nights',
  'Quest',
  'Legends',
  'Fortune',
  'Multiplier',
  'Collect',
]
