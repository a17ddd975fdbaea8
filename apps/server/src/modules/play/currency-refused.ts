// SPDX-License-Identifier: Apache-2.0
/** The vendor does not take the currency of the player: a launch throws it. */
export class CurrencyRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CurrencyRefused'
  }
}
