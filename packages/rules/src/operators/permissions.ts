// SPDX-License-Identifier: Apache-2.0
export const operatorRoles = ['admin', 'finance', 'supervisor', 'support', 'content'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/**
 * What an operator may do, and which roles may do it. Each call of an operator names the one permission that
 * it needs (`may` in the contract), and the server asks this table before the call reaches its handler. The
 * console asks it, too, to show nobody a page or a button that would be refused.
 */
export const rolesWith = {
  /**
   * Their own session and authenticator app; also before the app is set up that the installation asks for.
   */
  ownSession: operatorRoles,
  /** The list of brands. */
  readBrands: operatorRoles,
  /**
   * Read what concerns members and money: members, accounts, deposits, withdrawals, ledger, alerts, settings.
   */
  read: ['admin', 'finance', 'supervisor', 'support'],
  /** Decide what moves money or points. */
  money: ['admin', 'finance'],
  /** Unlock, sign out, close and open the accounts of members; ask for a step that lets somebody into one. */
  accounts: ['admin', 'supervisor', 'support'],
  /** Decide about such a step that another operator has asked for. */
  approveAccounts: ['admin', 'supervisor'],
  /** Create agents; change the upline, the rank and the labels of an account. */
  agents: ['admin', 'supervisor'],
  /** Read and answer feedback, write messages. */
  messages: ['admin', 'content', 'supervisor', 'support'],
  /** What the site says and which games it shows. */
  contents: ['admin', 'content'],
  /** Change settings, brands and hosts. */
  settings: ['admin'],
  /** Read the mails and codes on their way to members. */
  outbox: ['admin'],
  /** The accounts of vendors and their keys. */
  vendorAccounts: ['admin'],
} as const satisfies Record<string, readonly OperatorRole[]>

export type Permission = keyof typeof rolesWith

/** Whether a role has a permission. A role or a permission that is not in the table has none. */
export const hasPermission = (role: string, permission: Permission): boolean =>
  Object.hasOwn(rolesWith, permission) && rolesWith[permission].some((allowed) => allowed === role)
