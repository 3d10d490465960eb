/** Storage key for the fact that the download bar was closed. */
export const DOWNLOAD_BAR_CLOSED_KEY = 'WEBCLIP'

/** Storage key for the fact that home's download popup has opened by itself. */
export const FIRST_DOWNLOAD_KEY = 'FIRST_DOWNLOAD'

/** Storage key of the number of visits with this device. */
export const VISITS_KEY = 'visits'

/** Storage key, in the tab's own storage, of the fact that its visit is counted. */
export const VISITING_KEY = 'visiting'

/** Number of the visit from which on the download bar is shown: a first visit is for the games (S-install-18). */
export const DOWNLOAD_BAR_FROM_VISIT = 2

/**
 * Attribute of `<html>`, set before the first frame: the download bar is expected, and home reserves space for
 * it.
 */
export const DOWNLOAD_BAR_MARK = 'data-download-bar'
