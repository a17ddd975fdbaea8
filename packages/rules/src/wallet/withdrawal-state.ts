// SPDX-License-Identifier: Apache-2.0
import { add, subtract, zero, type Amount } from '../money.ts'

export type WithdrawalStatus =
  | 'Pending'
  | 'Rejected'
  | 'Approved'
  | 'Paid'
  | 'Received'
  | 'Not received'
  | 'Forced-received'

/**
 * The state of a withdrawal. Always received <= paid <= amount; what is paid and not received waits for the
 * member's answer.
 */
export interface WithdrawalState {
  status: WithdrawalStatus
  amount: Amount
  paid: Amount
  received: Amount
}

export type WithdrawalStep =
  | { ok: true; state: WithdrawalState; changed: boolean }
  | { ok: false; reason: 'wrongState' | 'tooMuch' }

const changed = (state: WithdrawalState): WithdrawalStep => ({ ok: true, state, changed: true })
const wrongState: WithdrawalStep = { ok: false, reason: 'wrongState' }

/** An operator approves a waiting withdrawal. */
export const approve = (state: WithdrawalState): WithdrawalStep =>
  state.status === 'Pending' ? changed({ ...state, status: 'Approved' }) : wrongState

/** An approval that its giver may give no more: the withdrawal waits for approval again. */
export const withdrawApproval = (state: WithdrawalState): WithdrawalStep =>
  state.status === 'Approved' ? changed({ ...state, status: 'Pending' }) : wrongState

/** An operator refuses a waiting withdrawal; its hold goes back to the member. Not once a part of it is paid. */
export const reject = (state: WithdrawalState): WithdrawalStep =>
  state.status === 'Pending' && state.paid === zero ? changed({ ...state, status: 'Rejected' }) : wrongState

/** An operator has paid all of it or a part (D-79); the confirmation clock starts. */
export function pay(state: WithdrawalState, part: Amount): WithdrawalStep {
  if (state.status !== 'Approved') return wrongState
  if (part <= zero || part > unpaid(state)) return { ok: false, reason: 'tooMuch' }
  return changed({ ...state, status: 'Paid', paid: add(state.paid, part) })
}

/**
 * The member confirms that the paid part has arrived. Repeating it changes nothing; a withdrawal without a
 * paid part cannot be confirmed.
 */
export function confirmReceived(state: WithdrawalState): WithdrawalStep {
  if (state.status === 'Paid' || state.status === 'Not received') return changed(receive(state, 'Received'))
  return state.received > zero ? { ok: true, state, changed: false } : wrongState
}

/** The member has not answered in time: the paid part counts as received. */
export const forceReceive = (state: WithdrawalState): WithdrawalStep =>
  state.status === 'Paid' ? changed(receive(state, 'Forced-received')) : wrongState

/**
 * The member reports that the paid part has not arrived; repeating it changes nothing. The clock stops until
 * an operator answers.
 */
export function dispute(state: WithdrawalState): WithdrawalStep {
  if (state.status === 'Not received') return { ok: true, state, changed: false }
  return state.status === 'Paid' ? changed({ ...state, status: 'Not received' }) : wrongState
}

/**
 * Customer service reopens the last part, of this size, which counted as received because the member did not
 * answer. Not while another part is on its way: then that one is the last.
 */
export function disputeForced(state: WithdrawalState, part: Amount): WithdrawalStep {
  if (
    (state.status !== 'Forced-received' && state.status !== 'Approved') ||
    part <= zero ||
    state.received !== state.paid ||
    part > state.received
  )
    return wrongState
  return changed({ ...state, status: 'Not received', received: subtract(state.received, part) })
}

/** An operator has found the disputed part with the member's bank. */
export const confirmDisputedPart = (state: WithdrawalState): WithdrawalStep =>
  state.status === 'Not received' ? changed(receive(state, 'Received')) : wrongState

/** The disputed part came back to us: it is on hold again, and is paid again once it is approved again. */
export const returnDisputedPart = (state: WithdrawalState): WithdrawalStep =>
  state.status === 'Not received'
    ? changed({ ...state, status: 'Pending', paid: state.received })
    : wrongState

/** What the operator still has to pay. */
export const unpaid = (state: WithdrawalState): Amount => subtract(state.amount, state.paid)

/** amount - receivedAmount, as in the member's confirmation. */
export const remaining = (state: WithdrawalState): Amount => subtract(state.amount, state.received)

function receive(state: WithdrawalState, end: 'Received' | 'Forced-received'): WithdrawalState {
  const received = state.paid
  return { ...state, received, status: received === state.amount ? end : 'Approved' }
}
