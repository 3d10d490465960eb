/** PostgreSQL's type ids for which both drivers get the same parser. */
export const INT8 = 20
export const INT8_LIST = 1016
export const DATE = 1082
