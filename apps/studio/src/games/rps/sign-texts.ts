// SPDX-License-Identifier: Apache-2.0
/** The name of each sign, in the order of their numbers. */
export const signTexts = ['studio.rps.rock', 'studio.rps.paper', 'studio.rps.scissors'] as const
