/** Name in the browser's storage under which it is kept that the download bar was closed. */
export const DOWNLOAD_BAR_CLOSED_KEY = 'WEBCLIP'

/** Name under which it is kept that home's download popup has come by itself. */
export const FIRST_DOWNLOAD_KEY = 'FIRST_DOWNLOAD'

/** Mark on `<html>`, set before the first frame: the bar is to be expected, and home keeps its room. */
export const DOWNLOAD_BAR_MARK = 'data-download-bar'
