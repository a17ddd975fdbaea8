// SPDX-License-Identifier: Apache-2.0
/** The command line is wrong; the message says why. */
export class UsageError extends Error {}
