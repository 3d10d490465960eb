/** Service that sends codes by text message and confirms them (S-verification-12). */
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
