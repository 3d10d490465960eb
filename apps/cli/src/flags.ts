/** Global options, written before the command's name. */
export interface GlobalOptions {
  /** The repository's root; absent, found from the current folder upwards. */
  readonly root?: string
  /** Print one JSON object on standard output and nothing else; not every command has it. */
  readonly json?: boolean
}

/** Flags about the content of documents. */
export interface DocumentFlags {
  readonly gateway?: string
  readonly offline?: boolean
  /** Hours. */
  readonly maxAge?: string
}

export interface BuildFlags extends GlobalOptions, DocumentFlags {
  readonly shard?: string
  readonly all?: boolean
  readonly json?: boolean
  readonly out?: string
  readonly pictures: boolean
  readonly production?: boolean
  readonly environment?: string
}

export interface CheckFlags extends GlobalOptions {
  readonly watch?: boolean
}

export interface DiffFlags extends GlobalOptions {
  readonly base: string
  readonly html?: string
  readonly pictures: boolean
}

export interface NewFlags extends GlobalOptions {
  readonly from?: string
  readonly open?: boolean
  readonly accent?: string
  /** The other answers, by their names in `newTenant.ts`. */
  readonly [answer: string]: unknown
}

export interface RefreshFlags extends GlobalOptions, DocumentFlags {
  readonly out?: string
  readonly releases?: boolean
  readonly store?: string
}

export interface ServeFlags extends GlobalOptions {
  readonly out?: string
  readonly host: string
  readonly releases?: boolean
  readonly store?: string
  /** Time that seasons are shown for, as it was typed. */
  readonly at?: string
  /** Domain below which each brand is found by its id. */
  readonly preview?: string
  /** Minutes, as they were typed. */
  readonly refresh: string
  /** PEM file of the public key that releases of a bucket have to be signed with. */
  readonly verify?: string
}

export interface StoreFlags extends GlobalOptions {
  readonly store?: string
}

/** Flags of commands that change releases: what the log says of the change. */
export interface ToldFlags extends StoreFlags {
  readonly by?: string
  readonly why?: string
  /** Seconds, as they were typed. */
  readonly wait?: string
}

export interface ReleaseFlags extends ToldFlags, DocumentFlags {
  readonly shard?: string
  readonly all?: boolean
  readonly out?: string
  readonly pictures: boolean
  readonly development?: boolean
  readonly environment?: string
  readonly sign?: string
}

export interface SwitchFlags extends ToldFlags {
  readonly approval?: string
  readonly verify?: string
  readonly keep?: string
  /** Addresses of caches that forget the pages of the brands that were switched. */
  readonly purge?: readonly string[]
}

export interface PromoteFlags extends SwitchFlags {
  /** Time of the switch, in ISO 8601, or `never` to call a planned one off. */
  readonly at?: string
  /** Time at which what was served before is served again, in ISO 8601. */
  readonly until?: string
  /** Carry out the planned promotions whose time has come. */
  readonly due?: boolean
  readonly canary?: string
  readonly all?: boolean
  readonly development?: boolean
  /** Shares in per cent, separated by commas. */
  readonly waves?: string
  /** Address of the web server that a wave is examined at. */
  readonly gate?: string
  /** Seconds that the web server has for the new releases. */
  readonly patience: string
  /** Shell command that makes the web server take notice of a switch. */
  readonly reload?: string
}

export interface RollbackFlags extends SwitchFlags {
  readonly to?: string
}

export type ReleasesFlags = StoreFlags

export interface RepairFlags extends ToldFlags {
  readonly from?: readonly string[]
}

export interface PullFlags extends StoreFlags {
  /** Folder that follows the bucket. */
  readonly to?: string
  /** Seconds, as they were typed. */
  readonly every?: string
  /** Addresses of caches that forget the pages of the brands that were switched. */
  readonly purge?: readonly string[]
  /** Shell command that makes the web server take notice of a switch. */
  readonly reload?: string
  /** PEM file of the public key that releases have to be signed with. */
  readonly verify?: string
}

export interface CleanFlags extends ToldFlags {
  /** Number of releases to keep, as it was typed. */
  readonly keep: string
}

export interface EdgeFlags extends GlobalOptions {
  /** Address of the origin. */
  readonly origin: string
}

export interface FleetFlags extends GlobalOptions {
  /** File that the page is written to. */
  readonly html?: string
  /** Stores, each as its folder or as an environment's name and its folder: `staging=/srv/staging`. */
  readonly store?: readonly string[]
}

export interface SetFlags extends GlobalOptions {
  /** Name of the shared defaults to change instead of brands. */
  readonly defaults?: string
  readonly where?: readonly string[]
  readonly write?: boolean
}

export interface TextsImportFlags extends GlobalOptions {
  /** Brand whose own texts are meant; absent, the site's. */
  readonly brand?: string
  /** True for the texts of the gateway. */
  readonly gateway?: boolean
  /** True where sound texts are taken over though others are not sound. */
  readonly soundOnly?: boolean
}

export interface TextsApproveFlags extends GlobalOptions {
  readonly brand: string
  readonly by: string
  readonly on?: string
}

export interface TextsExportFlags extends Omit<TextsImportFlags, 'soundOnly'> {
  readonly legal?: boolean
  readonly open?: boolean
}
