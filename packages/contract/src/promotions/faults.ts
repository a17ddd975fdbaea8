// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const promotionsFaults = declareFaults('promotions', {
  /** The status does not allow this step; the value contains the status. */
  wrongState: { code: 'BAD_STATE', status: 200, text: 'fault.wallet.wrongState' },
  wrongCode: { code: 'WRONG_CODE', status: 200, text: 'fault.promotions.wrongCode' },
  codeUsed: { code: 'CODE_USED', status: 200, text: 'fault.promotions.codeUsed' },
  budgetSpent: { code: 'BUDGET_SPENT', status: 200, text: 'fault.promotions.budgetSpent' },
  /** An operator changes what the members of a race count on. */
  inUse: { code: 'IN_USE', status: 409, text: 'fault.promotions.inUse' },
  /** A promotion that pays has a budget. */
  needsBudget: { code: 'NEEDS_BUDGET', status: 400, text: 'fault.promotions.needsBudget' },
  needsSecond: { code: 'NEEDS_SECOND', status: 409, text: 'fault.promotions.needsSecond' },
  tooManyTimes: { code: 'TOO_MANY_TIMES', status: 400, text: 'fault.promotions.tooManyTimes' },
  /** An operator offers rounds of a game, or at a stake, that this installation does not have. */
  roundsNotOffered: {
    code: 'ROUNDS_NOT_OFFERED',
    status: 400,
    text: 'fault.promotions.roundsNotOffered',
  },
  noTicket: { code: 'NO_TICKET', status: 200, text: 'fault.promotions.noTicket' },
})
