import { agents } from './agents/index.ts'
import { announcements } from './announcements/index.ts'
import { art } from './art/index.ts'
import { bankCards } from './bankCards/index.ts'
import { chat } from './chat/index.ts'
import { console } from './console/index.ts'
import { games } from './games/index.ts'
import { jobs } from './jobs/index.ts'
import { limits } from './limits/index.ts'
import { lottery } from './lottery/index.ts'
import { members } from './members/index.ts'
import { messages } from './messages/index.ts'
import type { SandboxModule } from './operations.ts'
import { passkeys } from './passkeys/index.ts'
import { payments } from './payments/index.ts'
import { promotions } from './promotions/index.ts'
import { rewards } from './rewards/index.ts'
import { sessions } from './sessions/index.ts'
import { social } from './social/index.ts'
import { sports } from './sports/index.ts'
import { system } from './system/index.ts'
import { transactions } from './transactions/index.ts'
import { verification } from './verification/index.ts'
import { vip } from './vip/index.ts'
import { wallet } from './wallet/index.ts'

/** All modules of the sandbox in the order of seeding: members before the data that belongs to them. */
export const MODULES: readonly SandboxModule[] = [
  jobs,
  system,
  members,
  sessions,
  passkeys,
  social,
  verification,
  wallet,
  bankCards,
  payments,
  transactions,
  rewards,
  promotions,
  vip,
  limits,
  agents,
  announcements,
  messages,
  chat,
  art,
  games,
  sports,
  lottery,
  console,
]
