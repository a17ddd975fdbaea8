// SPDX-License-Identifier: Apache-2.0
/** The release cannot be made; the message says why in one sentence, and nothing was changed. */
export class CannotRelease extends Error {}
