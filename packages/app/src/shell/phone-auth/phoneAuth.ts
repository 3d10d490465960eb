/** A service that sends codes to phones and vouches for who typed one back (decision 26). */
export interface PhoneAuth {
  /**
   * Sends a code by text message.
   * @param phone international form, with its plus
   * @returns what the code is confirmed with
   * @throws GatewayError `rate.limited`, or `unknown` for what the service does not explain
   */
  send(phone: string): Promise<string>
  /**
   * Exchanges a code for the service's token about this phone.
   * @throws GatewayError `verification.code_wrong`, `verification.code_expired`, `rate.limited`
   */
  confirm(sent: string, code: string): Promise<string>
}
