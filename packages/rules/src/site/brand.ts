// SPDX-License-Identifier: Apache-2.0
/** The code of the first brand, which every installation has (D-15). It is the default. */
export const firstBrandCode = 'brand1'

/** A host name as it is stored and compared: lower case, without port and without the dot at the end. */
export const hostKey = (host: string): string =>
  host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** Hosts of the machine itself; always valid in a sandbox (D-55). */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '127.0.0.1' || host === '[::1]'
