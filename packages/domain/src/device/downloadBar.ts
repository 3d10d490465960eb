/** Storage key for the fact that the download bar was closed. */
export const DOWNLOAD_BAR_CLOSED_KEY = 'WEBCLIP'

/** Storage key for the fact that home's download popup has opened by itself. */
export const FIRST_DOWNLOAD_KEY = 'FIRST_DOWNLOAD'

/**
 * Attribute of `<html>`, set before the first frame: the download bar is expected, and home reserves space for
 * it.
 */
export const DOWNLOAD_BAR_MARK = 'data-download-bar'
