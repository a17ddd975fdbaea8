// SPDX-License-Identifier: Apache-2.0
/** Players of our own, for visitors with play money, are named like this; no operator may name a player so. */
const prefix = 'visitor:'

export const visitorUser = (id: string): string => `${prefix}${id}`

/** Whether it names a visitor: the user of a player, or the token of their sessions, which is the same text. */
export const isVisitor = (userOrToken: string): boolean => userOrToken.startsWith(prefix)
