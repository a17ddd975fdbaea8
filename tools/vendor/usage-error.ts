// SPDX-License-Identifier: Apache-2.0
/** The command line cannot be understood; the message says why. */
export class UsageError extends Error {}
