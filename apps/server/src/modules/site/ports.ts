// SPDX-License-Identifier: Apache-2.0
/** Finds the country of an address. Private and unknown addresses have none. */
export interface Geo {
  /** Two letters of ISO 3166, such as VN; undefined when it is unknown. */
  countryOf(ip: string): Promise<string | undefined>
}
