// SPDX-License-Identifier: Apache-2.0
/** The command was understood but cannot be done; the message says why. */
export class CannotDo extends Error {}
