// SPDX-License-Identifier: Apache-2.0
/** What the person typed cannot be understood; the message says why. */
export class UsageError extends Error {}
