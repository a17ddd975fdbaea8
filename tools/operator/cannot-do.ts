// SPDX-License-Identifier: Apache-2.0
/** The command was understood and cannot be done; the message says why. */
export class CannotDo extends Error {}
