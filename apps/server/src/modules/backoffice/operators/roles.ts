import { fault, type CallName } from '@tessera/contract'
import type { OperatorActor } from '../../../platform/http/index.ts'

/** admin: everything. finance: money. support: looks, and answers people. content: what the site says and which games it shows. */
export const operatorRoles = ['admin', 'finance', 'support', 'content'] as const
export type OperatorRole = (typeof operatorRoles)[number]

const everyone = operatorRoles
/** Those who deal with members and their money. */
const desk: readonly OperatorRole[] = ['admin', 'finance', 'support']
const content: readonly OperatorRole[] = ['admin', 'content']
const letters: readonly OperatorRole[] = ['admin', 'content', 'support']
/** The permission 'settings': settings, brands and hosts. */
const settings: readonly OperatorRole[] = ['admin']
/** Who helps people back into their accounts. */
const accounts: readonly OperatorRole[] = ['admin', 'support']
const money: readonly OperatorRole[] = ['admin', 'finance']

type OperatorCall = Exclude<Extract<CallName, `backoffice.${string}`>, 'backoffice.login' | 'backoffice.logout'>

/** Who may do what. A call without an entry does not compile. */
export const rolesOf: Readonly<Record<OperatorCall, readonly OperatorRole[]>> = {
  'backoffice.me': everyone,
  'backoffice.startTotp': everyone,
  'backoffice.confirmTotp': everyone,
  'backoffice.removeTotp': everyone,
  'backoffice.overview': desk,
  'backoffice.withdrawals': desk,
  'backoffice.approveWithdrawal': money,
  'backoffice.rejectWithdrawal': money,
  'backoffice.payWithdrawal': money,
  'backoffice.deposits': desk,
  'backoffice.members': desk,
  'backoffice.ledgerHealth': desk,
  'backoffice.checkLedger': money,
  'backoffice.alerts': desk,
  'backoffice.settings': desk,
  'backoffice.changeSettings': settings,
  'backoffice.settingHistory': desk,
  'backoffice.restoreSetting': settings,
  'backoffice.merchants': everyone,
  'backoffice.addMerchant': settings,
  'backoffice.changeMerchant': settings,
  'backoffice.addHost': settings,
  'backoffice.changeHost': settings,
  'backoffice.account': desk,
  'backoffice.accountAttempts': desk,
  'backoffice.unlockAccount': accounts,
  'backoffice.endAccountSessions': accounts,
  'backoffice.setAccountEnabled': accounts,
  'backoffice.inviteAccount': accounts,
  'backoffice.removeSecondFactors': accounts,
  'backoffice.outbox': settings,
  'backoffice.contents': content,
  'backoffice.content': content,
  'backoffice.contentRevision': content,
  'backoffice.createContent': content,
  'backoffice.saveContent': content,
  'backoffice.publishContent': content,
  'backoffice.scheduleContent': content,
  'backoffice.archiveContent': content,
  'backoffice.rollBackContent': content,
  'backoffice.reorderContents': content,
  'backoffice.previewContent': content,
  'backoffice.media': content,
  'backoffice.uploadMedia': content,
  'backoffice.deleteMedia': content,
  'backoffice.catalogueGames': content,
  'backoffice.changeGames': content,
  'backoffice.changeGame': content,
  'backoffice.orderGames': content,
  'backoffice.catalogueVendors': content,
  'backoffice.changeVendor': content,
  'backoffice.orderVendors': content,
  'backoffice.homeSections': content,
  'backoffice.saveSections': content,
  'backoffice.previewSections': content,
  'backoffice.vendorAccounts': settings,
  'backoffice.addVendorAccount': settings,
  'backoffice.changeVendorAccount': settings,
  'backoffice.rotateVendorKey': settings,
  'backoffice.finishKeyRotation': settings,
  'backoffice.compareVendor': content,
  'backoffice.applyVendor': content,
  'backoffice.testVendor': settings,
  'backoffice.applications': desk,
  'backoffice.application': desk,
  'backoffice.approveApplication': money,
  'backoffice.rejectApplication': money,
  'backoffice.feedbacks': letters,
  'backoffice.feedback': letters,
  'backoffice.answerFeedback': letters,
  'backoffice.writeMessage': letters,
  'backoffice.rewards': desk,
  'backoffice.addReward': money,
  'backoffice.changeReward': money,
  'backoffice.redeems': desk,
  'backoffice.approveRedeem': money,
  'backoffice.rejectRedeem': money,
}

/** What an operator may do before he has the app that the house wants him to have. */
const beforeApp: readonly OperatorCall[] = ['backoffice.me', 'backoffice.startTotp', 'backoffice.confirmTotp']

/** Throws `call.forbidden` unless the operator's role may make this call. */
export function requireRole(call: OperatorCall, { role, mustSetUpApp }: OperatorActor): void {
  if (mustSetUpApp && !beforeApp.includes(call)) throw fault('call.secondFactorRequired')
  if (!rolesOf[call].some(allowed => allowed === role)) throw fault('call.forbidden')
}
