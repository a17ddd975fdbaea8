// SPDX-License-Identifier: Apache-2.0
import { declareFaults } from '../kit/index.ts'

export const promotionsFaults = declareFaults('promotions', {
  /** The status does not allow this step; the value contains the status. */
  wrongState: { code: 'BAD_STATE', status: 200, text: 'fault.wallet.wrongState' },
  noTicket: { code: 'NO_TICKET', status: 200, text: 'fault.promotions.noTicket' },
})
