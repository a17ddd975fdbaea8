// SPDX-License-Identifier: Apache-2.0
/** A winner's name as strangers may read it: the first two letters and three stars (D-63). */
export const maskName = (username: string): string => `${[...username].slice(0, 2).join('')}***`
