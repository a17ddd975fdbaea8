// SPDX-License-Identifier: Apache-2.0
/** Makes commands that run at once in a fresh clone prepare it one after another. A killed holder does not block. */
export function withLock(name: string, work: () => Promise<void>): Promise<void>
