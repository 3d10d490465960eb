import type { Release } from './capture.ts'
import type { ToDescribe } from './describe.ts'
import type { LogEntry } from './log.ts'
import type { PlannedPromotion, ToPlan } from './planned.ts'
import type { SwitchTold } from './plans.ts'
import type { Switched } from './promote.ts'
import type { BrandReport, Repaired } from './repair.ts'
import type { Manifest, Rollout } from './store.ts'

/** Bundle to release, its key, and the words of the log. */
export interface ToRelease extends Omit<ToDescribe, 'tenant'> {
  /** PEM file of the ed25519 key to sign with. */
  readonly keyFile?: string | undefined
  readonly by: string
  readonly why?: string | undefined
  /** Seconds to wait for others who change the same brand. */
  readonly wait?: number | undefined
}

/** Circumstances of a switch. */
export interface ToSwitch extends SwitchTold {
  /** PEM file of the public key that releases have to be signed with; absent, the store's own, if it has one. */
  readonly keyFile?: string | undefined
  /** Number of releases to keep besides those that are served. */
  readonly keep?: number | undefined
  /** True to switch to a release for trying. */
  readonly development?: boolean | undefined
  readonly wait?: number | undefined
}

/** Releases that a rollback is to serve; absent, that of before, or the one outside the canary. */
export interface ToGoBack {
  readonly release?: string | undefined
  /** Canary to serve beside it again, of a promotion that is taken back. */
  readonly canary?: Rollout['canary']
}

/** A release that can be promoted. */
export interface KeptRelease {
  readonly id: string
  readonly made: Date
  readonly manifest: Manifest
}

/** Releases of a brand, wherever they are kept. */
export interface BrandReleases {
  readonly capture: (options: ToRelease) => Promise<Release>
  readonly promote: (
    options: ToSwitch & { readonly release: string; readonly share?: number | undefined },
  ) => Promise<Switched>
  readonly rollback: (options: ToSwitch & ToGoBack) => Promise<Switched>
  /** Rollout that is served; undefined before the first promotion. */
  readonly live: () => Promise<Rollout | undefined>
  /** Rollouts, newest first. */
  readonly history: () => Promise<Rollout[]>
  readonly log: () => Promise<LogEntry[]>
  readonly kept: () => Promise<KeptRelease[]>
  /** The release that was made last. */
  readonly latest: () => Promise<string | undefined>
  /** Manifest of a release; undefined when it is missing or damaged. */
  readonly manifest: (id: string) => Promise<Manifest | undefined>
  readonly planned: () => Promise<PlannedPromotion | undefined>
  /** Keeps a plan in place of the former one; undefined takes it away. @returns the former one */
  readonly plan: (
    promotion: PlannedPromotion | undefined,
    options?: ToPlan,
  ) => Promise<PlannedPromotion | undefined>
  /** @throws {UserError} when a release is damaged or lacks the required signature */
  readonly examine: (id: string, keyFile: string | undefined) => Promise<void>
  readonly verify: () => Promise<BrandReport>
  /** @param sources folders of builds or of other stores */
  readonly repair: (options: {
    readonly sources: readonly string[]
    readonly by: string
    readonly wait?: number | undefined
  }) => Promise<Repaired>
}

/** A place that holds the releases of brands: a folder, or a bucket that speaks the S3 API. */
export interface ReleaseStore {
  /** Folder or address, as it is told to people. */
  readonly address: string
  /** Way in which web servers take notice of a switch, as it is told to people. */
  readonly activation: string
  /** Ids of brands that have a release, in alphabetical order. */
  readonly brands: () => Promise<string[]>
  readonly of: (tenant: string) => BrandReleases
  /** Called after switches, before web servers are told. */
  readonly switched: () => Promise<void>
  /** Removes releases beyond the last `keep` and contents that no release has. @returns what was removed */
  readonly clean: (keep: number, wait?: number) => Promise<Cleaned>
}

/** Releases and contents that a clean-up removed. */
export interface Cleaned {
  readonly releases: readonly string[]
  readonly contents: number
  /** Faults by brand; nothing of these was removed. */
  readonly failed: readonly { readonly tenant: string; readonly fault: string }[]
}
