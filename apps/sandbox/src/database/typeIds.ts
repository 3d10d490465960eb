/** PostgreSQL's ids of the types that are not read by a driver's own parser. */
export const INT8 = 20
export const INT8_LIST = 1016
export const DATE = 1082
export const TIMESTAMPTZ = 1184
