/** PostgreSQL's own numbers of the types whose parsing we settle, so that both drivers answer alike. */
export const INT8 = 20
export const DATE = 1082
