import type { Schemas } from '@livery/api'

/** Proper names of the networks: the same in every language, so they are no catalogue texts. */
export const SOCIAL_NAMES: Readonly<Record<Schemas['SocialLink']['kind'], string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  line: 'LINE',
  zalo: 'Zalo',
  messenger: 'Messenger',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
}
