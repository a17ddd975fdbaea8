// SPDX-License-Identifier: Apache-2.0
/** Where an address stands. Private and unknown addresses have no country. */
export interface Geo {
  /** Two letters of ISO 3166, such as VN; undefined when it is not known. */
  countryOf(ip: string): Promise<string | undefined>
}
