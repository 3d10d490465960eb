/** Fixed values of the help, customer-service and feedback calls (S-wire-01, S-help-03, S-help-05). */

/** `device` of the help-centre call. */
export const HELP_DEVICE = 'MOBILE'
/** `type` of the customer-service call. */
export const CUSTOMER_SERVICE_TYPE = 3

/** Question types of the feedback form as the wire numbers them. */
export const FEEDBACK_TYPES = {
  deposit: 1,
  withdrawal: 2,
  game: 3,
  customerService: 4,
  applyAgent: 6,
  others: 0,
} as const
/** Value of the form before a question type is chosen. */
export const FEEDBACK_TYPE_NONE = -1
