// SPDX-License-Identifier: Apache-2.0
export const operatorRoles = ['admin', 'finance', 'supervisor', 'support', 'content'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/**
 * What an operator may do, and which roles may do it. Each call of an operator names the one permission that
 * it needs (`may` in the contract), and the server asks this table before the call reaches its handler. The
 * console asks it, too, and hides pages and buttons that would be refused.
 */
export const rolesWith = {
  /** Their own session and authenticator app; allowed even before a required app is set up. */
  ownSession: operatorRoles,
  /** See all operators, and reset a lost authenticator app of another one. */
  operators: ['admin'],
  /** The list of brands. */
  readBrands: operatorRoles,
  /** Read members and money: members, accounts, deposits, withdrawals, ledger, alerts, settings. */
  read: ['admin', 'finance', 'supervisor', 'support'],
  /** Decide what changes money or points. */
  money: ['admin', 'finance'],
  /**
   * Unlock, sign out, close and open the accounts of members; request a step that lets somebody into one.
   */
  accounts: ['admin', 'supervisor', 'support'],
  /** Decide about such a request of another operator. */
  approveAccounts: ['admin', 'supervisor'],
  /** See the documents with which members prove who they are, and decide about them. Every look is recorded. */
  documents: ['admin', 'finance', 'supervisor'],
  /** Create agents; change the upline and the labels of an account; block and unblock a line. */
  agents: ['admin', 'supervisor'],
  /** Read and answer feedback, write messages. */
  messages: ['admin', 'content', 'supervisor', 'support'],
  /** Contents of the site, and its games. */
  contents: ['admin', 'content'],
  /** Word the sentences of the site for a brand. */
  texts: ['admin', 'content'],
  /** Change settings, brands and hosts. */
  settings: ['admin'],
  /** Read outgoing mails and codes. */
  outbox: ['admin'],
  /** The accounts of vendors and their keys. */
  vendorAccounts: ['admin'],
  /** Close the betting on a draw early. */
  closeDraws: ['admin', 'finance', 'supervisor'],
  /** Move a draw to a later time. */
  delayDraws: ['admin', 'finance', 'supervisor'],
  /** Call off a draw and give all stakes back. */
  cancelDraws: ['admin', 'finance'],
  /** Enter results of lotteries that are drawn elsewhere, and of events of the sportsbook. */
  enterResults: ['admin', 'finance', 'supervisor'],
  /** Prepare a correction of a result, and ask for its approval. */
  correctResults: ['admin', 'finance'],
  /** Approve a correction of another operator, and let an entered result of the sportsbook count. */
  approveCorrections: ['admin', 'finance'],
  /** Change prices of the sportsbook; suspend and resume betting on events and markets. */
  tradeSportsbook: ['admin', 'supervisor'],
  /** Change what members may stake on the sportsbook. */
  limitSportsbook: ['admin', 'supervisor'],
  /** Deal with reported messages of the chat at tables: remove them, silence who wrote them. */
  moderateChat: ['admin', 'supervisor', 'support'],
  /** Pause live tables after their round, and let them go on. */
  pauseRooms: ['admin', 'finance', 'supervisor'],
  /** See all cards of a hand of a card room, and hold what somebody won in it. Every look is recorded. */
  cardHands: ['admin', 'finance', 'supervisor'],
  /** Decide whether a win of a card room that another person holds is paid to its winner or to those who lost it. */
  decideCards: ['admin', 'finance'],
  /** Approve and refuse large bets on the sportsbook, and offer something else instead. */
  reviewBets: ['admin', 'finance', 'supervisor'],
} as const satisfies Record<string, readonly OperatorRole[]>

export type Permission = keyof typeof rolesWith

/** Whether a role has a permission. A role or a permission that is not in the table has none. */
export const hasPermission = (role: string, permission: Permission): boolean =>
  Object.hasOwn(rolesWith, permission) && rolesWith[permission].some((allowed) => allowed === role)
